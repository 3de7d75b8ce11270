/** Letters that sound alike in Dutch, or that people take for each other; the order matters. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/sch/g, 'sg'],
  [/sj|ch|sh/g, 'g'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/wh/g, 'w'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ij|ei|ey/g, 'ei'],
  [/au|ou/g, 'o'],
  [/ie|y/g, 'i'],
  [/ae|eau/g, 'e'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/j/g, 'g'],
  [/d$/, 't'],
  [/dt$/, 't'],
]

const doubled = /(.)\1+/g

/** One letter for two: what people double or forget to double. */
const squeeze = (word: string): string => word.replaceAll(doubled, '$1')

/** Two spellings with the same key sound much the same: "sjokolade" and "chocolade". */
export const phoneticKey = (word: string): string =>
  squeeze(alike.reduce((key, [letters, sound]) => key.replace(letters, sound), squeeze(word)))
