export function appendFailure(name: string, message: string, place?: string): void
