import { formatMoment } from '#i18n/format-moment.ts'
import { orderThanksTexts } from '#i18n/texts/order-thanks.ts'
import { choiceCardsMethod, onAccountMethod } from '#kernel/payment-methods.ts'
import type { OrderPanelFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import {
  isOnItsWay,
  isUnpaid,
  plannedMoments,
} from '#storefront/parts/delivery-stage/delivery-stage.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { MoneyAtHand } from './money-at-hand.tsx'
import { MoneyWentBack } from './money-went-back.tsx'
import { TransferDetails } from './transfer-details.tsx'
import { UnpaidRow } from './unpaid-row.tsx'

/** The page after paying: thanks, what happens next, and the cards on their way. */
export function Thanks({ order }: { order: OrderPanelFragment }) {
  const t = useTexts(orderThanksTexts)
  const language = useLanguage()
  if (isUnpaid(order)) return <UnpaidThanks order={order} />
  const hasCards = order.lines.some(({ isDonation }) => !isDonation)
  const post = postIn(order)
  const isForSelf = isAllForSelf(order)
  const steps = stepsOf({ hasCards, hasReceivers: order.receivers.length > 0, post, isForSelf })
  const hasFailed = order.receivers.some(({ deliveryState }) => deliveryState === 'FAILED')
  const isAllMailed = steps.length > 0 && !isOnItsWay(order)
  // Made and mailed go together, card by card; seeing them opened is what remains.
  const { hasPlanned, only } = plannedMoments(order)
  const isAllDone = isAllMailed && !hasPlanned && order.state !== 'inReview'
  // What goes to whoever ordered ends with its mail.
  const isLastSeen = steps.at(-1) !== 'twoOwn'
  const open = (isLastSeen ? 1 : 0) + (hasFailed ? 1 : 0)
  const done = isAllDone ? Math.max(0, steps.length - open) : 0
  const paid = hasCards ? paidTexts[post] : 'paidDonation'
  const settled = isAllMailed ? 'done' : paid
  const going = hasPlanned ? 'plannedEach' : settled
  const sent = isAllMailed && hasFailed ? 'failed' : going
  const text = order.state === 'inReview' ? 'review' : sent
  const words = wordsOf(order)
  const isOnePlan = only !== undefined && text === 'plannedEach'
  return (
    <section className="mb-8 grid items-center gap-8 overflow-hidden rounded-panel bg-surface-blush px-5 py-9 sm:px-10 sm:py-12 lg:grid-cols-[1fr_22rem] print:hidden">
      <div className="min-w-0">
        <h1 className="text-heading-1">{t('thanks.heading')}</h1>
        <p className="mt-3 max-w-prose text-[1.125rem]">
          {isOnePlan
            ? t(`${words}.planned`, { when: formatMoment(language, only) })
            : t(`${words}.${text}`)}
        </p>
        <p className="mt-1 wrap-anywhere">{t('thanks.mailTo', { email: order.email })}</p>
        {steps.length > 0 && <WhatHappensNow steps={steps} done={done} />}
      </div>
      <Fan lines={order.lines} />
    </section>
  )
}

/** No payment came in of an exchange that cost nothing besides, and of an order on account. */
function wordsOf({ orderType, paymentMethod }: OrderPanelFragment) {
  if (paymentMethod === onAccountMethod.id) return 'onAccount'
  return orderType === 'REDEEM' && paymentMethod === choiceCardsMethod.id ? 'exchanged' : 'thanks'
}

/** How much of an order goes by post. */
const postIn = ({ receivers }: OrderPanelFragment): 'none' | 'some' | 'all' => {
  const posted = receivers.filter(({ post }) => post !== null)
  if (posted.length === 0) return 'none'
  return posted.length === receivers.length ? 'all' : 'some'
}

const paidTexts = {
  none: 'paid',
  some: 'paidSomePost',
  all: 'paidPost',
} as const

/** All of it stays with whoever ordered. */
export const isAllForSelf = ({ receivers }: Pick<OrderPanelFragment, 'receivers'>): boolean =>
  receivers.every(({ isForSelf }) => isForSelf)

const cardSteps = ['one', 'two', 'three'] as const
const ownSteps = ['one', 'twoOwn'] as const
const postSteps = ['one', 'post', 'posted'] as const
const ownBothSteps = ['one', 'twoOwn', 'post', 'posted'] as const
const bothSteps = ['one', 'twoOrPost', 'three'] as const
const mailSteps = ['two', 'three'] as const

type Steps = readonly ((typeof cardSteps)[number] | 'twoOwn' | 'post' | 'posted' | 'twoOrPost')[]

const stepsOfPost = { none: cardSteps, some: bothSteps, all: postSteps } as const
const ownStepsOfPost = { none: ownSteps, some: ownBothSteps, all: postSteps } as const

/**
 * What happens next: cards are made, mailed or posted, and opened; a donation in a receiver's name is mailed; one in the giver's
 * own name has no steps.
 */
const stepsOf = ({
  hasCards,
  hasReceivers,
  post,
  isForSelf,
}: {
  hasCards: boolean
  hasReceivers: boolean
  post: 'none' | 'some' | 'all'
  isForSelf: boolean
}): Steps => {
  if (!hasCards) return hasReceivers ? mailSteps : []
  return (isForSelf ? ownStepsOfPost : stepsOfPost)[post]
}

function WhatHappensNow({ steps, done }: { steps: Steps; done: number }) {
  const t = useTexts(orderThanksTexts)
  return (
    <>
      <h2 className="mt-7 mb-3 text-[1.1875rem]">{t('next.heading')}</h2>
      <ol className="grid gap-2.5">
        {steps.map((name, index) => (
          <li key={name} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className={cx(
                'grid size-7 shrink-0 place-items-center rounded-full font-bold text-[0.875rem] transition-colors duration-300',
                index < done ? 'bg-leaf text-on-deep' : 'bg-surface text-action',
              )}
            >
              {index < done ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span className="pt-0.5">
              <span>{t(`next.${name}`)}</span>
              {index < done && <span className="sr-only">{t('next.done')}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

const place = [
  'z-20 rotate-[-4deg]',
  'z-10 rotate-[7deg] translate-x-[12%] translate-y-[-18%] scale-[0.92]',
  'rotate-[-13deg] translate-x-[-10%] translate-y-[-30%] scale-[0.86]',
]

/** At most three cards, as a hand would hold them out. */
function Fan({ lines }: { lines: OrderPanelFragment['lines'] }) {
  const images = [...new Set(lines.map((line) => line.image.url))].slice(0, place.length)
  return (
    <div aria-hidden="true" className="mx-auto grid w-full max-w-72 animate-rise pt-16">
      {images.map((url, index) => (
        <div key={url} className={cx('[grid-area:1/1]', place[index])}>
          <CardArt image={{ url, alt: '' }} isUrgent />
        </div>
      ))}
    </div>
  )
}

function UnpaidThanks({ order }: { order: OrderPanelFragment }) {
  const t = useTexts(orderThanksTexts, 'thanks')
  if (order.received.length > 0) return <MoneyAtHand received={order.received} level="h1" />
  if (order.wentBack.length > 0) return <MoneyWentBack order={order} level="h1" />
  if (order.transfer)
    return (
      <>
        <h1 className="mb-3 text-heading-1">{t('transfer')}</h1>
        <MessageRow tone="confirmationWarning" className="mb-6">
          {t('transferText', { email: order.email })}
        </MessageRow>
        <TransferDetails transfer={order.transfer} order={order} />
      </>
    )
  return (
    <>
      <h1 className="mb-3 text-heading-1">{t('pending')}</h1>
      <MessageRow tone="confirmationWarning" className="mb-6">
        {t('pendingText')}
      </MessageRow>
      <UnpaidRow order={order} />
    </>
  )
}
