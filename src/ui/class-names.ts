/** Joins what is there: `cx('a', isOn && 'b')`. */
export const cx = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ')
