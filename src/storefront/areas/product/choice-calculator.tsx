import { useId, useState } from 'react'
import { formatMoney } from '#i18n/formats.ts'
import { offerTexts } from '#i18n/texts/offer.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CardToChooseFragment } from '#storefront/graphql/generated/graphql.ts'
import type { PriceRule } from '#storefront/parts/amounts/price-rule.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/page.tsx'
import { useEarlyInput } from '#ui/use-early-input.ts'
import { useTexts } from '#ui/use-texts.ts'
import { type WayToSpend, waysToSpend } from './ways-to-spend.ts'

/** Granularity of the slider and its first position, in euros. */
const step = 5
const begun = 50

type ChoiceCalculatorProps = {
  cards: readonly CardToChooseFragment[]
  /** Amounts that the choice card may have. */
  rule: Pick<PriceRule, 'minPrice' | 'maxPrice'>
}

/** Cards that an amount buys: one alone, or a few together. */
export function ChoiceCalculator({ cards, rule }: ChoiceCalculatorProps) {
  const t = useTexts(offerTexts, 'choice.calculator')
  const language = useLanguage()
  const [euros, setEuros] = useState(begun)
  const field = useId()
  const amount = formatMoney(language, { currency: 'EUR', value: euros * 100 }, 'short')
  const ways = waysToSpend(euros * 100, cards)
  return (
    <Section title={t('title', { amount })}>
      <div
        ref={useEarlyInput<HTMLDivElement>()}
        className="rounded-panel bg-surface-warm px-5 py-7 sm:px-10 sm:py-10"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <label htmlFor={field} className="font-bold">
            {t('amount')}
          </label>
          <output htmlFor={field} className="font-display font-bold text-[2rem] tabular-nums">
            {amount}
          </output>
        </div>
        <input
          id={field}
          type="range"
          min={rule.minPrice.value / 100}
          max={rule.maxPrice.value / 100}
          step={step}
          value={euros}
          aria-valuetext={amount}
          onChange={(event) => setEuros(event.target.valueAsNumber)}
          className="my-2 h-11 w-full cursor-pointer accent-action"
        />
        <ul className="mt-3 grid gap-4 md:grid-cols-3">
          {ways.map((way) => (
            <li key={way.length} className="rounded-card bg-surface p-5">
              <p className="mb-4 font-bold">{t('on', { count: way.length })}</p>
              <Parts way={way} cards={cards} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Parts({ way, cards }: { way: WayToSpend; cards: readonly CardToChooseFragment[] }) {
  const language = useLanguage()
  return (
    <ul className="grid gap-3.5">
      {way.map(({ id, cents }) => {
        const card = cards.find((one) => one.id === id)
        if (card === undefined) return null
        return (
          <li key={id} className="flex items-center gap-3.5">
            <CardArt
              image={{ ...card.image, alt: '' }}
              showShadow={false}
              className="w-18 shrink-0"
            />
            <span className="min-w-0 leading-snug">
              <Link href={card.path}>{card.title}</Link>
              <span className="block tabular-nums">
                {formatMoney(language, { currency: 'EUR', value: cents }, 'short')}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

graphql(`
  fragment CardToChoose on Product {
    id
    title
    path
    image {
      url
      alt
    }
    digitalVariationConfig {
      hasFixedPrices
      pricesToShow {
        currency
        value
      }
      minPrice {
        currency
        value
      }
      maxPrice {
        currency
        value
      }
      step {
        currency
        value
      }
    }
  }
`)
