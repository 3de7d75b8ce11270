import { formatMoment } from '#i18n/format-moment.ts'
import { countryName } from '#i18n/names.ts'
import { ownDataTexts } from '#i18n/texts/own-data.ts'
import { translate } from '#i18n/translate.ts'
import { addressLines, type DeliveryAddress } from '#kernel/address-parts.ts'
import { type Html, html } from '#kernel/html.ts'
import type { Language } from '#kernel/language.ts'

type Words = (typeof ownDataTexts)['nl']

/** A fact with its label; without a value it is left out. */
export type Fact = readonly [label: keyof Words['labels'], value: string | null | undefined]

export const wordsIn = (language: Language) => translate(ownDataTexts, language)

export const momentIn = (language: Language) => (instant: Date | string | null) =>
  instant && formatMoment(language, instant)

export const placeIn =
  (language: Language) =>
  (address: DeliveryAddress | null | undefined): string | null | undefined =>
    address && [...addressLines(address), countryName(language, address.countryCode)].join('\n')

/** Facts that belong together, with others inside. */
export function cardIn(
  language: Language,
): (rows: readonly Fact[], inside?: readonly Html[]) => Html {
  const t = wordsIn(language)
  const fact = ([label, value]: Fact) =>
    value ? html`<dt>${t(`labels.${label}`)}</dt><dd>${value}</dd>\n` : []
  return (rows, inside = []) => html`<article><dl>${rows.flatMap(fact)}</dl>${inside}</article>\n`
}

export function sectionIn(
  language: Language,
): (name: keyof Words['sections'], cards: readonly Html[]) => Html {
  const t = wordsIn(language)
  return (name, cards) => html`<h2>${t(`sections.${name}`)}</h2>
${cards.length === 0 ? html`<p>${t('none')}</p>` : cards}`
}
