import { formatDay } from '#i18n/formats.ts'
import { keptGiftsTexts } from '#i18n/texts/kept-gifts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { KeptCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'

type KeptCardProps = { giftId: string; card: KeptCardFragment }

/** A card as it stands: what is on it, until when, and whether its holder spent it. */
export function KeptCard({ giftId, card }: KeptCardProps) {
  const t = useTexts(keptGiftsTexts)
  const day = formatDay(useLanguage(), card.validUntil)
  const { press, isBusy, errors } = useChange({ rereadsPage: true })
  const { id, title, isUsedUp, isExpired } = card
  const mark = () => mutate(MarkKeptCardDocument, { id: giftId, card: id, isUsedUp: !isUsedUp })
  const action = isUsedUp ? 'notUsedUp' : 'usedUp'
  return (
    <div className="flex gap-4">
      <div className="w-24 shrink-0 sm:w-32">
        <CardStage size="small" backgroundColor={card.backgroundColor}>
          <CardArt image={card.image} showShadow={card.showShadow} />
        </CardStage>
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="wrap-anywhere font-bold text-[1.0625rem] leading-snug">{title}</h3>
        <Worth card={card} />
        <p className="text-text-soft">{t(isExpired ? 'expired' : 'validUntil', { day })}</p>
        <Mark card={card} />
        <ErrorRows errors={errors} className="mt-2" />
        {!isExpired && (
          <Button
            variant="link"
            size="small"
            isLoading={isBusy}
            onClick={() => void press(mark)}
            aria-label={t(`${action}What`, { what: title })}
            className="-ml-1"
          >
            {t(action)}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The balance where it is known, else what the card was bought for. */
function Worth({ card: { balance, amount } }: { card: KeptCardFragment }) {
  const t = useTexts(keptGiftsTexts)
  return (
    <p className="flex flex-wrap gap-x-1.5">
      <span className="text-text-soft">{t(balance ? 'balance' : 'amount')}</span>
      <strong>
        <Price money={balance ?? amount} style={balance ? 'exact' : 'short'} />
      </strong>
      {balance && balance.value !== amount.value && (
        <>
          <span className="text-text-soft">{t('ofAmount')}</span>
          <Price money={amount} style="exact" />
        </>
      )}
    </p>
  )
}

/** Says in a word why a card cannot be spent. */
function Mark({ card: { isUsedUp, isExpired, isStopped } }: { card: KeptCardFragment }) {
  const t = useTexts(keptGiftsTexts, 'marks')
  const mark = isUsedUp ? 'usedUp' : isExpired ? 'expired' : isStopped ? 'stopped' : undefined
  if (mark === undefined) return null
  return (
    <p className="mt-1 inline-block rounded-full bg-surface-gray px-3 py-0.5 font-semibold text-[0.875rem]">
      {t(mark)}
    </p>
  )
}

const MarkKeptCardDocument = graphql(`
  mutation MarkKeptCard($userData: UserData!, $id: ID!, $card: ID!, $isUsedUp: Boolean!) {
    markKeptCard(userData: $userData, id: $id, card: $card, isUsedUp: $isUsedUp) {
      errors { ...ShopError }
    }
  }
`)

graphql(`
  fragment KeptCard on KeptCard {
    id
    title
    image { url alt }
    backgroundColor
    showShadow
    amount { currency value }
    balance { currency value }
    validUntil
    isExpired
    isStopped
    isUsedUp
  }
`)
