let graphemes: Intl.Segmenter | undefined

/** Counts as a reader counts: "é" is one character however it was typed, and so is a line break. */
export function countCharacters(text: string): number {
  if (text === '') return 0
  // Made when something is counted: it takes a phone a while, and a page opens with empty fields.
  graphemes ??= new Intl.Segmenter('nl', { granularity: 'grapheme' })
  let count = 0
  for (const _character of graphemes.segment(text)) count += 1
  return count
}

/**
 * Signs that are drawn as pictures. Text signs that Unicode lists there too (©, ®, ™, ‼, ↔, digits) stay
 * allowed as long as nothing asks for their picture.
 */
const emoji =
  /\p{Regional_Indicator}|\u20E3|\uFE0F|\p{Emoji_Modifier}|(?![©®‼⁉™ℹ↔-↙↩↪])\p{Extended_Pictographic}/u

export const hasEmoji = (text: string): boolean => emoji.test(text)

/**
 * Characters that print nothing or turn the text around: control characters other than a line break, marks of
 * direction, halves of a surrogate pair, private use.
 */
const unprintable = /[\p{Cc}\p{Co}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/u

export const isPrintable = (text: string): boolean => !unprintable.test(text.replaceAll('\n', ''))

/** Something that a reader can see: not only spaces and invisible signs. */
export const isVisible = (text: string): boolean => /[^\p{C}\p{Z}\p{M}\s]/u.test(text)

/** Text that every system prints alike (SPEC §5): no letters with accents, no control characters. */
export const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)

/** What machines write for machines, such as base64: ASCII that can be seen, without a space. */
export const visibleAscii = /^[\x21-\x7e]+$/
