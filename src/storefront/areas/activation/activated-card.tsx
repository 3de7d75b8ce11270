import type { ReactNode } from 'react'
import { formatDay } from '#i18n/formats.ts'
import { activationTexts } from '#i18n/texts/activation.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ActivatedCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#storefront/ui/button.tsx'
import { CardArt } from '#storefront/ui/card-art.tsx'
import { CardStage } from '#storefront/ui/card-stage.tsx'
import { useLanguage } from '#storefront/ui/language.tsx'
import { Price } from '#storefront/ui/price.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** A printed card as whoever activated it may see it again: never its pin, nor all of its number. */
export function ActivatedCard({ card }: { card: ActivatedCardFragment }) {
  const t = useTexts(activationTexts, 'details')
  const paths = usePaths()
  const language = useLanguage()
  return (
    <section className="grid overflow-hidden rounded-panel bg-surface shadow-soft lg:grid-cols-2">
      <CardStage
        size="large"
        backgroundColor={card.backgroundColor}
        className="grid place-items-center rounded-none!"
      >
        <CardArt
          image={card.image}
          showShadow={card.showShadow}
          isUrgent
          className="w-full max-w-md"
        />
      </CardStage>
      <div className="grid content-center gap-5 p-5 sm:p-9">
        <dl className="grid gap-2.5 border-line border-y py-4">
          <Fact name={t('number')}>
            {card.title} <span className="whitespace-nowrap tabular-nums">{card.maskedNumber}</span>
          </Fact>
          <Fact name={t('amount')}>
            <Price money={card.amount} />
          </Fact>
          <Fact name={t('state')}>{t(card.state)}</Fact>
          <Fact name={t(card.state === 'EXPIRED' ? 'wasValidUntil' : 'validUntil')}>
            {formatDay(language, card.expiryDate)}
          </Fact>
          <Fact name={t('order')}>{card.referenceNumber}</Fact>
        </dl>
        <p className="max-w-[52ch]">{t(`note.${card.state}`)}</p>
        <div className="flex flex-wrap gap-3">
          <Button href={paths.order(card.orderUuid)} className="max-sm:w-full">
            {t('receipt')}
          </Button>
          <Button variant="quiet" href={paths.balance()} className="max-sm:w-full">
            {t('balance')}
          </Button>
        </div>
      </div>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6">
    <dt className="text-text-soft">{name}</dt>
    <dd className="font-bold">{children}</dd>
  </div>
)

graphql(`
  fragment ActivatedCard on ActivatedCard {
    title
    image { url alt }
    backgroundColor
    showShadow
    maskedNumber
    amount { currency value }
    state
    expiryDate
    referenceNumber
    orderUuid
  }
`)
