// Jest's `restoreMocks` does so before each test of a file: what a file's last test mocked in Node's modules would stay mocked for the next file.
afterEach(() => {
  jest.restoreAllMocks()
})
