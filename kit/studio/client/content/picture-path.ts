/**
 * @param file that names a picture, within data/
 * @param written the picture's path in that file
 * @returns the picture's path within data/
 */
export function pathWithin(file: string, written: string): string {
  const path: string[] = []
  for (const step of [...file.split("/").slice(0, -1), ...written.split("/")]) {
    if (step === "..") path.pop()
    else if (step !== "." && step !== "") path.push(step)
  }
  return path.join("/")
}

/**
 * @param file that will name a picture, within data/
 * @param picture its path within data/
 * @returns the path to write in that file
 */
export const pathFrom = (file: string, picture: string): string => "../".repeat(file.split("/").length - 1) + picture
