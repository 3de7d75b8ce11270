/** A number or pin as it is meant: spaces, dots and dashes are how people write, and what copying brings along. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[\s.\p{Pd}\u200b\u200e\u200f\ufeff]+/gu, '')
