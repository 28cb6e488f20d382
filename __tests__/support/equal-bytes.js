// Jest compares two Buffers one byte after the other, by all that two numbers could have in common: seconds for a megabyte.
expect.addEqualityTesters([
  (one, other) => (Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : undefined),
])
