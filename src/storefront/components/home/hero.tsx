import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { HeroCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { Button } from '#storefront/ui/button.tsx'
import { CardArt } from '#storefront/ui/card-art.tsx'
import { cx } from '#storefront/ui/class-names.ts'
import { usePaths } from '#storefront/use-paths.ts'

type HeroProps = { cards: readonly HeroCardFragment[]; choiceCardPath: string }

/** What the shop is for, and a handful of what it has. */
export function Hero({ cards, choiceCardPath }: HeroProps) {
  const t = useTranslations('browse.home')
  const paths = usePaths()
  return (
    <div className="overflow-hidden bg-linear-to-b from-surface-blush to-surface-warm">
      <div className="page-width grid items-center gap-x-6 gap-y-8 py-9 sm:py-12 lg:min-h-[27rem] lg:grid-cols-[1.02fr_1fr]">
        <div>
          <h1 className="max-w-[10ch] text-[clamp(2.625rem,1.6rem+4.2vw,4.375rem)]">
            {t('heading')}
          </h1>
          <p className="mt-5 max-w-[46ch] text-[1.0625rem] text-text-soft sm:text-[1.1875rem]">
            {t('intro')}
          </p>
          <div className="mt-7 flex flex-wrap gap-3.5">
            <Button href={paths.giftCards()}>{t('allGiftCards')}</Button>
            <Button href={choiceCardPath} variant="quiet">
              {t('choiceCard')}
            </Button>
          </div>
          <p className="mt-6 text-[0.9375rem] text-text-soft">
            {t.rich('trust', {
              strong: (words) => <strong className="text-text">{words}</strong>,
            })}
          </p>
        </div>
        <Fan cards={cards} />
      </div>
    </div>
  )
}

const places = [
  'left-[27%] top-[45%] -rotate-[13deg]',
  'left-[71%] top-[36%] rotate-[9deg]',
  'left-1/2 top-[60%] -rotate-3',
]

function Fan({ cards }: { cards: readonly HeroCardFragment[] }) {
  return (
    <div className="relative mx-auto aspect-[1.55] w-full max-w-[23rem] sm:max-w-[30rem] lg:max-w-[34rem]">
      {cards.slice(0, places.length).map((card, index) => (
        <CardArt
          key={card.id}
          image={{ ...card.image, alt: '' }}
          isUrgent
          className={cx(
            'absolute! w-[58%] -translate-x-1/2 -translate-y-1/2 animate-rise',
            places[index],
          )}
        />
      ))}
    </div>
  )
}

graphql(`
  fragment HeroCard on Product {
    id
    image {
      url
      alt
    }
  }
`)
