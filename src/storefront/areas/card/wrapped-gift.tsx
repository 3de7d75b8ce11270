import { Form, useNavigation } from 'react-router'
import { cardTexts } from '#i18n/texts/card.ts'
import type { GiftPageFragment, ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import { GiftTag } from '#storefront/parts/gift-wrap/gift-tag.tsx'
import { NotePaper } from '#storefront/parts/gift-wrap/note-paper.tsx'
import { WrappingPaper } from '#storefront/parts/gift-wrap/wrapping-paper.tsx'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

type WrappedGiftProps = { gift: GiftPageFragment; errors: readonly ShopErrorFragment[] }

/** The gift before it is opened: receiver, giver, note, and a present to unwrap. The page holds no code yet. */
export function WrappedGift({ gift, errors }: WrappedGiftProps) {
  const t = useTexts(cardTexts, 'wrapped')
  const { giverName, receiverName, isForSelf, isReceiverKnown, message, cards } = gift
  const named = isReceiverKnown ? t('heading', { name: receiverName }) : t('headingAnybody')
  const hasDonation = cards.some(({ isDonation }) => isDonation)
  return (
    <section className="mx-auto grid max-w-5xl items-center gap-x-14 gap-y-14 lg:min-h-[30rem] lg:grid-cols-2">
      <div className="relative mx-auto w-full max-w-md rotate-[-2deg] lg:order-2 lg:max-w-lg">
        <div className="relative aspect-[85.6/54] rounded-card shadow-giftcard">
          <WrappingPaper isOpening={false} />
        </div>
        {!isForSelf && (
          <GiftTag
            to={t('tagTo', { name: receiverName })}
            from={t('tagFrom', { giver: giverName })}
          />
        )}
      </div>
      <div className="min-w-0 text-center lg:text-left">
        <h1 className="wrap-anywhere text-heading-1">{isForSelf ? t('headingSelf') : named}</h1>
        <p className="mt-3 wrap-anywhere text-[1.125rem]">
          {isForSelf ? t('fromSelf') : t('from', { giver: giverName })}
          {cards.length > 1 &&
            ` ${t(hasDonation ? 'countPresents' : 'count', { count: cards.length })}`}
        </p>
        {message && !isForSelf && (
          <div className="mt-6 text-left">
            <NotePaper tone="letter" label={t('noteFrom', { giver: giverName })}>
              {message}
            </NotePaper>
          </div>
        )}
        <ErrorRows errors={errors} className="mt-6 text-left" />
        <UnwrapButton label={isForSelf ? t('actionSelf') : t('action')} />
      </div>
    </section>
  )
}

/** A plain form that is never disabled: a present opens without a script. */
function UnwrapButton({ label }: { label: string }) {
  const isOpening = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" replace preventScrollReset className="mt-8">
      <button
        type="submit"
        aria-busy={isOpening || undefined}
        className="min-h-15 rounded-full bg-action px-9 font-bold text-[1.1875rem] text-on-action shadow-action transition-[background-color,scale] duration-150 hover:bg-action-strong active:scale-[0.98] aria-busy:bg-action-strong max-sm:w-full"
      >
        {label}
      </button>
    </Form>
  )
}
