const marks = /\p{M}+/gu
const endings = /['’](?:s|n|je|jes)\b/g
const apostrophes = /['’`]/g

/** Without accents, capitals and apostrophes: "Privé-spa's" is "prive-spas". */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(endings, (ending) => ending.slice(1))
    .replaceAll(apostrophes, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')

const breaks = /[^\p{L}\p{N}]+/u

/** The words of a folded text, in their order. */
export const wordsOf = (folded: string): string[] => folded.split(breaks).filter(Boolean)

/** A folded text as one word: two ways to write a name are the same when they are equal here. */
export const compact = (folded: string): string => wordsOf(folded).join('')
