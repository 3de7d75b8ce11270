/** Control characters, line breaks and direction marks: in a header or a heading they are attacks or accidents. */
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** Text as it may stand in a header or a heading: one line, whatever was typed. */
export const oneLine = (text: string): string =>
  text.replaceAll(unwanted, ' ').replaceAll(/ {2,}/g, ' ').trim()
