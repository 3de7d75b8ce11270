import type { Analysis } from './analysis.ts'
import { compact, foldText } from './fold-text.ts'
import { isSlip, slipsMax } from './is-slip.ts'
import { phoneticKey } from './phonetic-key.ts'
import type { Elsewhere } from './search-meanings.ts'
import { sortTerms } from './sorted-terms.ts'
import { type SearchVocabulary, swapsOf } from './vocabulary.ts'

export type BrandElsewhere = { name: string; products: readonly string[] }

/** The brands that the shop does not sell, found in a question however they are written. */
export type BrandBook = { find(words: readonly string[]): BrandElsewhere | undefined }

/** So many words may make one name. */
const wordsMax = 4
/** Shorter names have to be written as they are. */
const nearMin = 4

/**
 * Names are compared as single words, so that "media markt" is MediaMarkt. A word that names something of ours is no
 * brand of others, and one that our cards are told with is one only when nothing else was said.
 */
export function readBrands(
  { analysis, vocabulary }: { analysis: Analysis; vocabulary: SearchVocabulary },
  elsewhere: readonly Elsewhere[],
): BrandBook {
  const byName = new Map<string, BrandElsewhere>()
  for (const { names, products } of elsewhere)
    for (const [name, others] of Object.entries(names))
      for (const one of [name, ...others]) byName.set(compact(foldText(one)), { name, products })
  const bySound = new Map([...byName].map(([name, brand]) => [phoneticKey(name), brand]))
  const sounds = sortTerms(bySound.keys())

  const ofName = (said: string): BrandElsewhere | undefined => {
    const bare = analysis.withoutGift(said)
    return byName.get(said) ?? (bare === undefined ? undefined : byName.get(bare))
  }
  const ofWord = (word: string, isAlone: boolean): BrandElsewhere | undefined => {
    const stems = analysis.stems(word)
    const isOurs = stems.some(vocabulary.isNaming) || !isAlone
    if (isOurs && vocabulary.isWord(word)) return undefined
    const found = ofName(word)
    if (found !== undefined || stems.some(vocabulary.isKnown)) return found
    return ofSlip(analysis.withoutGift(word) ?? word)
  }
  const ofSlip = (word: string): BrandElsewhere | undefined => {
    if (word.length < nearMin) return undefined
    const key = phoneticKey(word)
    const alike = [key, ...swapsOf(word).map(phoneticKey)]
    const sounding = alike.find((one) => bySound.has(one))
    if (sounding !== undefined) return bySound.get(sounding)
    const [best] = sounds
      .near(key, slipsMax(key.length))
      .filter(({ place }) => isSlip(key, sounds.at(place)))
      .toSorted((one, other) => one.distance - other.distance)
    return best && bySound.get(sounds.at(best.place))
  }
  return {
    find: (words) => {
      const telling = words.filter((word) => !analysis.isIgnored(word))
      for (let length = Math.min(wordsMax, words.length); length > 1; length -= 1)
        for (let at = 0; at + length <= words.length; at += 1) {
          const found = ofName(words.slice(at, at + length).join(''))
          if (found !== undefined) return found
        }
      for (const word of telling) {
        const found = ofWord(word, telling.length === 1)
        if (found !== undefined) return found
      }
      return undefined
    },
  }
}
