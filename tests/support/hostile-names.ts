/** Names that people would not have, but may type. */
export const hostileNames = {
  markup: "<script>alert(1)</script><img src=x onerror=y>\"'& {giver} {0} '{'",
  lines: 'Joris\r\nBcc: all@example.com\u2028\u0007',
  /** Turns the reading direction of what follows, so that a name could hide an address. */
  direction: 'Joris\u202Emoc.elpmaxe\u2066 van hier\u2069',
} as const
