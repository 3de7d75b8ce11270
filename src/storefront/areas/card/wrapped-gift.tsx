import { Form, useNavigation } from 'react-router'
import { cardTexts } from '#i18n/texts/card.ts'
import type { GiftPageFragment, ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import { GiftTag } from '#storefront/parts/gift-wrap/gift-tag.tsx'
import { WrappingPaper } from '#storefront/parts/gift-wrap/wrapping-paper.tsx'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { useTexts } from '#ui/use-texts.ts'

type WrappedGiftProps = { gift: GiftPageFragment; errors: readonly ShopErrorFragment[] }

/** The gift before it is opened: for whom, from whom, and a parcel to unwrap. The page holds no code and no note yet. */
export function WrappedGift({ gift, errors }: WrappedGiftProps) {
  const t = useTexts(cardTexts, 'wrapped')
  const { giverName, receiverName, isForSelf, isReceiverKnown, cards } = gift
  const named = isReceiverKnown ? t('heading', { name: receiverName }) : t('headingAnybody')
  const hasDonation = cards.some(({ isDonation }) => isDonation)
  return (
    <section className="mx-auto grid max-w-5xl items-center gap-x-14 gap-y-8 lg:min-h-[30rem] lg:grid-cols-2">
      <div className="min-w-0 text-center lg:text-left">
        <h1 className="wrap-anywhere text-heading-1">{isForSelf ? t('headingSelf') : named}</h1>
        <p className="mt-3 wrap-anywhere text-[1.125rem]">
          <span>{isForSelf ? t('fromSelf') : t('from', { giver: giverName })}</span>
          {cards.length > 1 && (
            <span>{` ${t(hasDonation ? 'countPresents' : 'count', { count: cards.length })}`}</span>
          )}
        </p>
        <ErrorRows errors={errors} className="mt-6 text-left" />
      </div>
      <ParcelButton gift={gift} />
    </section>
  )
}

/**
 * The parcel and what is said under it are one button, pressed by a finger or a key. A plain form that is never
 * disabled: a present opens without a script.
 */
function ParcelButton({
  gift: { giverName, receiverName, isForSelf, cards },
}: {
  gift: GiftPageFragment
}) {
  const t = useTexts(cardTexts, 'wrapped')
  const isOpening = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" replace preventScrollReset className="min-w-0">
      <button
        type="submit"
        aria-busy={isOpening || undefined}
        className="group mx-auto grid w-full max-w-md justify-items-center gap-y-14 rounded-panel pt-2 lg:max-w-lg"
      >
        <span className="relative block aspect-[85.6/54] w-[94%] rotate-[-2deg] rounded-card shadow-giftcard transition-[rotate,scale] duration-150 group-hover:rotate-0 group-active:scale-[0.98]">
          <WrappingPaper wrapper={cards[0]?.wrapper ?? ''} isOpening={false} />
          {!isForSelf && (
            <GiftTag
              to={t('tagTo', { name: receiverName })}
              from={t('tagFrom', { giver: giverName })}
            />
          )}
        </span>
        <span className="grid min-h-15 place-items-center rounded-full bg-action px-9 font-bold text-[1.1875rem] text-on-action shadow-action transition-[background-color] duration-150 group-hover:bg-action-strong group-aria-busy:bg-action-strong max-sm:w-full">
          {isForSelf ? t('actionSelf') : t('action')}
        </span>
      </button>
    </Form>
  )
}
