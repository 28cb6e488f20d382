// Jest's `restoreMocks` does it before each test of a file: what the last one of a file had mocked in Node's modules stayed for the next file.
afterEach(() => {
  jest.restoreAllMocks()
})
