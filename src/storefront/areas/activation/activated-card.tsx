import { formatDay } from '#i18n/formats.ts'
import { activationTexts } from '#i18n/texts/activation.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ActivatedCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardFact, CardFacts, CardSheet } from '#storefront/parts/choice-card/card-sheet.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CardTerms } from './card-terms.tsx'

/** A printed card as whoever activated it may see it again: never its pin, nor all of its number. */
export function ActivatedCard({ card }: { card: ActivatedCardFragment }) {
  const t = useTexts(activationTexts, 'details')
  const paths = usePaths()
  const language = useLanguage()
  return (
    <CardSheet card={card}>
      <CardFacts>
        <CardFact name={t('number')}>
          <span>{card.title}</span>{' '}
          <span className="whitespace-nowrap tabular-nums">{card.maskedNumber}</span>
        </CardFact>
        <CardFact name={t('amount')}>
          <Price money={card.amount} />
        </CardFact>
        <CardFact name={t('state')}>{t(card.state)}</CardFact>
        <CardFact name={t(card.state === 'EXPIRED' ? 'wasValidUntil' : 'validUntil')}>
          {formatDay(language, card.expiryDate)}
        </CardFact>
        <CardFact name={t('order')}>{card.referenceNumber}</CardFact>
      </CardFacts>
      <p className="max-w-[52ch]">{t(`note.${card.state}`)}</p>
      <CardTerms terms={card.terms} as="h2" />
      <div className="flex flex-wrap gap-3">
        <Button href={paths.order(card.orderUuid)} className="max-sm:w-full">
          {t('receipt')}
        </Button>
        <Button variant="quiet" href={paths.balance()} className="max-sm:w-full">
          {t('balance')}
        </Button>
      </div>
    </CardSheet>
  )
}

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
    terms
    referenceNumber
    orderUuid
  }
`)
