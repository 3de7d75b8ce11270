import { cleanCode, cleanLine } from '#kernel/clean-text.ts'
import { houseNumberMax } from '#kernel/limits.ts'

/** Superscripts, subscripts, and circled or bracketed numbers, with the separators in front of them. */
const raised = /(?<![-/., ])[-/., ]*([⁰¹²³⁴-⁹]+|[₀-₉]+|[①-⒛⓪])(?=(\d)?)/gu

/** In Amsterdam "12²" is the second floor of number 12. It becomes "12-2", never "122". */
const separated = (text: string): string =>
  text.replaceAll(
    raised,
    (_all, signs: string, next?: string) =>
      `-${signs.normalize('NFKC').replaceAll(/\D/g, '')}${next === undefined ? '' : ' '}`,
  )

/** A soft hyphen behind a digit, as a PDF copies "-": "12-2" is never "122". */
const softHyphen = /(?<=\p{Nd})\u00AD(?=[\p{L}\p{N}])/gu

const roman = /[Ⅰ-ⅿ]/gu

const plain = (text: string): string =>
  cleanCode(separated(text.replaceAll(softHyphen, '-'))).replaceAll(roman, (numeral) =>
    numeral.normalize('NFKC'),
  )

/** An addition without the separators around it: "-2" is "2". */
export const cleanSuffix = (text: string): string =>
  plain(text).replaceAll(/^[-/., ]+|(?<![-/., ])[-/., ]+$/g, '')

const label = '(?:huis[ -]?)?(?:nummers?|number|num|nrs?|no|nº|n°|№|#)[.:]*'

/** "nr. 12", "no 12", "#12". */
const lead = new RegExp(`^${label} *(?=\\d)`, 'iu')

/** Label of the number behind a street: "Laan van 1813 nr 5". */
const leadInLine = new RegExp(`(?<=[ ,])${label} *(?=\\p{Nd})`, 'giu')

/** SPEC §5: digits, at most 31 bits. The rest belongs to the suffix, wherever it was typed: "12a", "12-2". */
export function splitHouseNumber(text: string): { number: string | undefined; rest: string } {
  const [, digits = '', rest = ''] = /^(\d+)(.*)$/u.exec(plain(text).replace(lead, '')) ?? []
  const number = Number(digits)
  return {
    number: number > 0 && number <= houseNumberMax ? String(number) : undefined,
    rest: cleanSuffix(rest),
  }
}

/** The number and the addition of their two fields. A browser may fill the addition in twice: "12a" and "a". */
export function readTypedNumber(typed: {
  houseNumber?: string | undefined
  suffix?: string | undefined
}): { number: string | undefined; rest: string; suffix: string } {
  const { number, rest } = splitHouseNumber(typed.houseNumber ?? '')
  const behind = cleanSuffix(typed.suffix ?? '')
  const isTwice = rest.toLowerCase() === behind.toLowerCase()
  return { number, rest, suffix: isTwice ? behind : `${rest} ${behind}`.trim() }
}

const additionWord =
  /^(?:huis|hoog|laag|boven|beneden|achter|etage|verdieping|kamer|rechts|links)$/i

/** "A", "hs", "2", "3hg", "B12", "²". */
const additionShape = /^(?:\p{L}{1,4}\p{N}{0,4}|\p{N}{1,5}\p{L}{0,4}\p{N}{0,3})$/u

const numberShape = /^\p{Nd}{1,5}\p{No}*\p{L}{0,4}\p{N}*$/u

/** "2e Oktober": the first word of a name. */
const ordinal = /^\d+(?:e|de|ste)$/i

/** "3 Maja", "17. Juni", "2 de Mayo": a day that a street is named after. */
const day =
  /^\d+\.? (?:de )?(?:ma[ijy]a?|mei|mayo|maio|mars|märz|juin|jun[ei]|juni|juli|juil|août|aug)(?![\p{L}])/iu

const isAddition = (word: string): boolean => additionShape.test(word) || additionWord.test(word)

function isNumberWithAdditions(text: string): boolean {
  if (day.test(text)) return false
  const [number = '', ...additions] = text.split(/[\s/.,&+-]+/).filter((word) => word !== '')
  if (ordinal.test(number) && additions.length > 0) return false
  return numberShape.test(number) && additions.every(isAddition)
}

/** "Plein 1944", "Laan 1940-1945", "Plein 40-45": years at the end of a street belong to its name. */
const year = '(?:1[5-9]|20)\\d\\d'
const years = new RegExp(`^(?:${year}(?: ?[-–/] ?${year})?|40 ?[-–/] ?45)(?= +\\d)`)
export const endsInYear = (street: string): boolean =>
  new RegExp(` ${year}(?:[-/]${year})?$`).test(street)

/** The street up to one place and the number from another; undefined where either is something else. */
function splitAt(text: string, end: number, start = end) {
  const street = text.slice(0, end).replace(/(?<![ ,–-])[ ,–-]+$/, '')
  const number = text.slice(start)
  return /\p{L}/u.test(street) && isNumberWithAdditions(number) ? { street, number } : undefined
}

/**
 * A street and the number behind it, with its additions; undefined without a number. "Plein 1944 12"
 * is number 12, "Kerkstraat 12 A 2" is number 12, "Laan van 1813 nr 5" is number 5.
 */
export function splitStreet(line: string): { street: string; number: string } | undefined {
  const text = cleanLine(line.replaceAll(softHyphen, '-'))
  const lead = [...text.matchAll(leadInLine)].at(-1)
  const labelled = lead && splitAt(text, lead.index, lead.index + lead[0].length)
  if (labelled) return labelled
  for (const { index } of text.matchAll(/(?<=[ ,])\p{Nd}/gu)) {
    const split = splitAt(text, index)
    if (split && !years.test(split.number)) return split
  }
  return undefined
}
