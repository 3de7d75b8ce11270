/** The HTML of a mail as a reader sees it: no tags, no entities, single spaces. */
export const seenText = (html: string): string =>
  readLetters(html)
    .replaceAll(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')

/** The same markup with letters in place of their numbers. */
export const readLetters = (html: string): string =>
  html.replaceAll(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Number(number)))
