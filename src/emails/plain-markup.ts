/**
 * The same markup for a reader, and nothing of it has to be encoded on its way: other letters than ASCII by their numbers, and lines that
 * end where space means nothing, which is at the edges of what stands by itself and within a tag. A text never looks like an attribute,
 * since its quotes are escaped.
 */
export const plainMarkup = (html: string): string =>
  asciiLetters(html)
    .replaceAll(/<\/?(?:head|title|body|div|table|tbody|tr|td|p|h[1-3])\b[^>]*>/g, '$&\n')
    .replaceAll(' style="', '\nstyle="')

/** Letters beyond ASCII by their numbers. */
export const asciiLetters = (text: string): string =>
  text.replaceAll(
    /[\ud800-\udbff][\udc00-\udfff]|[^\0-\x7f]/g,
    (letter) => `&#${letter.codePointAt(0)};`,
  )
