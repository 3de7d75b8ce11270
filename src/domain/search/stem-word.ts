import type { Language } from '#kernel/language.ts'

/** An ending, and what stands in its place in every reading that it allows. */
type Ending = { end: string; readings: readonly string[]; restMin: number; opens?: boolean }

/** The first that fits is taken. `opens`: with it a long vowel is written once, as in "boom" and "bomen". */
const dutch: readonly Ending[] = [
  { end: 'etjes', readings: [''], restMin: 3 },
  { end: 'etje', readings: [''], restMin: 3 },
  { end: 'pjes', readings: ['', 'p'], restMin: 3 },
  { end: 'pje', readings: ['', 'p'], restMin: 3 },
  // Of "taartjes" only a dictionary knows whether it is "taart" or "taar".
  { end: 'tjes', readings: ['', 't'], restMin: 3 },
  { end: 'tje', readings: ['', 't'], restMin: 3 },
  { end: 'jes', readings: [''], restMin: 3 },
  { end: 'je', readings: [''], restMin: 3 },
  { end: 'eren', readings: ['', 'er'], restMin: 3 },
  { end: 'ea', readings: ['eum'], restMin: 3 },
  { end: 'en', readings: [''], restMin: 3, opens: true },
  { end: 'es', readings: [''], restMin: 3 },
  // "Huis" is no more than one.
  { end: 's', readings: ['', 's'], restMin: 3 },
  { end: 'e', readings: [''], restMin: 3, opens: true },
]

const english: readonly Ending[] = [
  { end: 'ies', readings: ['y'], restMin: 2 },
  { end: 'sses', readings: ['ss'], restMin: 2 },
  { end: 'ches', readings: ['ch'], restMin: 2 },
  { end: 'shes', readings: ['sh'], restMin: 2 },
  { end: 'xes', readings: ['x'], restMin: 2 },
  { end: 'ss', readings: ['ss'], restMin: 2 },
  { end: 'us', readings: ['us'], restMin: 2 },
  { end: 's', readings: [''], restMin: 3 },
  { end: 'ing', readings: ['', 'ing'], restMin: 4 },
]

const endingsOf = { nl: dutch, en: english } satisfies Record<Language, readonly Ending[]>

/**
 * What a word may be a form of, the word itself when nothing is to be taken off. Never empty. Two forms of one
 * word have a stem in common; words that only look alike should have none.
 */
export function stemsOf(language: Language, word: string): readonly string[] {
  const ending = endingsOf[language].find(
    ({ end, restMin }) => word.endsWith(end) && word.length - end.length >= restMin,
  )
  if (ending === undefined) return [word]
  const rest = word.slice(0, word.length - ending.end.length)
  const readings = ending.readings.map((reading) => rest + reading)
  return [...new Set(ending.opens === true ? readings.flatMap(closed) : readings.map(single))]
}

const doubledEnd = /([^aeiou])\1$/
const openEnd = /^(.*[^aeiou]|)([aeou])([^aeiouwxj])$/
const vowels = /[aeiou]+/g

/** The end of a word as it is written without an ending: "boom", "brief", "huis", "spel". */
const single = (rest: string): string =>
  rest.replace(doubledEnd, '$1').replace(/v$/, 'f').replace(/z$/, 's')

function closed(rest: string): string[] {
  const [, start, vowel, last] = openEnd.exec(rest) ?? []
  if (start === undefined || vowel === undefined) return [single(rest)]
  const long = single(`${start}${vowel}${vowel}${last}`)
  // In longer words the vowel may just as well be mute: "winkelen" is of "winkel", "sieraden" of "sieraad".
  return (rest.match(vowels)?.length ?? 0) > 1 ? [single(rest), long] : [long]
}
