/** @returns a promise, and the function that fulfils it */
export function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
