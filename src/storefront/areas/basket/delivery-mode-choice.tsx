import { type RefObject, useRef } from 'react'
import { basketTexts } from '#i18n/texts/basket.ts'
import { sum } from '#kernel/money.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { DeliveryModeChoiceFragment } from '#storefront/graphql/generated/graphql.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'
import { sendDeliveryMode } from './change-basket.ts'
import { peopleIn, useNames } from './people.ts'
import { type Told, versionIn } from './receiver-to-change.ts'

type DeliveryModeChoiceProps = {
  order: DeliveryModeChoiceFragment
  onTold: (told: Told) => void
}

const modes = ['DEFAULT', 'SINGLE', 'SPLIT'] as const

type Mode = (typeof modes)[number]

/**
 * To whom all of a basket goes. Whoever has one package is not asked, unless the same gift for several became one package: it must
 * go back to them by the way it came.
 */
export function DeliveryModeChoice({ order, onTold }: DeliveryModeChoiceProps) {
  const { shipmentPaging, shipments, canSplitAgain } = order
  const gifts = shipments.flatMap(giftsIn)
  const isAsked = gifts.length + shipmentPaging.totalItems - shipments.length > 1
  const wasSplit = canSplitAgain && sum(gifts.map(quantityOf)) > 1
  return isAsked || wasSplit ? <Modes order={order} onTold={onTold} /> : null
}

/** What is given to a cause in the giver's own name goes to nobody. */
const giftsIn = ({ isForSelf, packages }: DeliveryModeChoiceFragment['shipments'][number]) =>
  packages.filter(
    (item) =>
      item.__typename === 'GiftcardPackage' &&
      !(isForSelf && item.giftcard_v1.__typename === 'DonationOrderItem'),
  )

const quantityOf = (item: ReturnType<typeof giftsIn>[number]): number =>
  item.__typename === 'GiftcardPackage' ? item.giftcard_v1.qty : 0

function Modes({ order, onTold }: DeliveryModeChoiceProps) {
  const t = useTexts(basketTexts, 'deliveryMode')
  const { deliveryMode, canSplitAgain } = order
  const people = peopleIn(order.receivers)
  const names = useNames(people)
  const openModal = useModals()
  const overview = useRef<HTMLButtonElement>(null)
  const { choose, isBusy, errors } = useModeChoice(order, onTold)
  const tellOf = (opener: RefObject<HTMLElement | null>) => (sentence: string) =>
    onTold({ sentence, opener: opener.current })
  return (
    <section
      aria-labelledby="delivery-mode"
      className="rounded-panel bg-surface-warm px-4 pt-4 pb-2 sm:px-6"
    >
      <h2 id="delivery-mode" className="text-[1.125rem]">
        {t('heading')}
      </h2>
      <div className="mt-3 grid gap-2.5 sm:grid-cols-3">
        {modes.map((mode) => (
          <ModeButton
            key={mode}
            text={t(mode)}
            isChosen={mode === deliveryMode}
            isBusy={isBusy}
            onChoose={(opener) => choose(mode, opener)}
          />
        ))}
      </div>
      <ErrorRows errors={errors} className="mt-3" />
      {canSplitAgain && deliveryMode !== 'SPLIT' && (
        <p className="wrap-anywhere mt-3 text-[0.9375rem] text-text-soft">{t('kept', { names })}</p>
      )}
      <Button
        ref={overview}
        variant="link"
        size="small"
        icon="gift"
        className="-ml-1 mt-1"
        onClick={() => openModal('productDeliveryOverview', { onTold: tellOf(overview) })}
      >
        {t('overview')}
      </Button>
    </section>
  )
}

/** What a press on each of them does: at once where nothing is lost sight of, else after a look. */
function useModeChoice(order: DeliveryModeChoiceFragment, onTold: (told: Told) => void) {
  const { deliveryMode, canSplitAgain, version, shipments } = order
  const t = useTexts(basketTexts, 'deliveryMode')
  const openModal = useModals()
  const pressed = useRef<HTMLElement>(null)
  const tell = (sentence: string) => onTold({ sentence, opener: pressed.current })
  const { press, isBusy, errors } = useChange({
    rereadsPage: true,
    onDone: () => tell(t('changedBack')),
  })
  const people = peopleIn(order.receivers)
  const choose = (mode: Mode, opener: HTMLElement) => {
    pressed.current = opener
    if (mode === 'DEFAULT') {
      const to = { kind: 'me', people } as const
      if (deliveryMode !== 'DEFAULT')
        openModal('resetReceiverConfirmation', { to, version, onTold: tell })
    } else if (mode === 'SINGLE') {
      const hasMail = shipments.some(({ deliveryForm }) => deliveryForm === 'DIGITAL')
      const hasPost = shipments.some(({ deliveryForm }) => deliveryForm === 'PHYSICAL')
      const task = { kind: 'all', hasMail, hasPost, isSplit: deliveryMode === 'SPLIT' } as const
      openModal('productDeliveryReceivers', { task, people, version, onTold: tell })
    } else if (canSplitAgain && deliveryMode !== 'SPLIT')
      void press(() => sendDeliveryMode({ mode, ...versionIn(version, errors) }))
    else openModal('productDeliveryOverview', { onTold: tell })
  }
  return { choose, isBusy, errors }
}

type ModeButtonProps = {
  text: string
  isChosen: boolean
  isBusy: boolean
  onChoose: (opener: HTMLElement) => void
}

/** A button and no radio: an arrow key must not send gifts elsewhere. */
function ModeButton({ text, isChosen, isBusy, onChoose }: ModeButtonProps) {
  const isReady = useHydrated() && !isBusy
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isReady}
      onClick={({ currentTarget }) => onChoose(currentTarget)}
      className={cx(
        'min-h-12 rounded-field border-[1.5px] px-4 py-2 font-semibold leading-snug',
        isChosen
          ? 'border-action bg-action-soft text-action-strong ring-[1.5px] ring-action ring-inset'
          : 'border-line-field bg-surface hover:border-action',
      )}
    >
      {text}
    </button>
  )
}

graphql(`
  fragment DeliveryModeChoice on GiftcardOrder {
    version
    deliveryMode
    canSplitAgain
    receivers { ...KnownPerson }
    shipmentPaging { totalItems }
    shipments {
      deliveryForm
      isForSelf
      packages {
        __typename
        ... on GiftcardPackage {
          giftcard_v1 {
            __typename
            ... on GiftcardOrderItem { qty }
            ... on DonationOrderItem { qty }
            ... on EmptyOrderItem { qty }
          }
        }
      }
    }
  }
`)
