// Replaces kit/dev/support/owners in all tests that are not run on every owner's content.
throw new Error("A test that reads data/ is called *.content.test.ts, so that it is run on other owners' content too.")
