import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ChoiceCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { Button } from '#storefront/ui/button.tsx'
import { CardArt } from '#storefront/ui/card-art.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

const points = ['amount', 'later', 'validity'] as const

/** For who does not know what to give: our own card, whose receiver chooses. */
export function ChoiceCard({ card }: { card: ChoiceCardFragment }) {
  const t = useTranslations('browse.choice')
  return (
    <section className="on-deep mt-14 grid overflow-hidden rounded-panel bg-surface-deep text-on-deep sm:mt-20 lg:grid-cols-[1.15fr_1fr]">
      <div className="px-6 pt-9 pb-6 sm:px-12 lg:py-14">
        <h2 className="max-w-[16ch] text-heading-1">{t('title')}</h2>
        <p className="mt-4 max-w-[46ch] text-[1.0625rem] text-on-deep-soft">{t('text')}</p>
        <ul className="mt-5 grid gap-2">
          {points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Icon name="check" size={20} className="mt-0.5 text-sun" />
              {t(`points.${point}`)}
            </li>
          ))}
        </ul>
        <Button href={card.path} variant="quiet" className="mt-7">
          {t('button')}
        </Button>
      </div>
      <div className="grid place-items-center bg-surface-blush px-8 py-12 max-lg:mx-6 max-lg:mb-6 max-lg:rounded-stage lg:px-14">
        <CardArt image={card.image} className="w-full max-w-md rotate-[4deg]" />
      </div>
    </section>
  )
}

graphql(`
  fragment ChoiceCard on Product {
    path
    image {
      url
      alt
    }
  }
`)
