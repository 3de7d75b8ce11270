import { useRef } from 'react'
import { formatMoment } from '#i18n/format-moment.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderReceiversFragment } from '#storefront/graphql/generated/graphql.ts'
import { sayPostDay } from '#storefront/parts/delivery-date/post-promise.ts'
import {
  type DeliveryStage,
  deliveryStage,
  deliveryStageLook,
  isGone,
  isOnItsWay,
  isPostStage,
} from '#storefront/parts/delivery-stage/delivery-stage.ts'
import { StageBadge } from '#storefront/parts/delivery-stage/stage-badge.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AddressForm } from './address-form.tsx'
import { CancelShipment } from './cancel-shipment.tsx'
import { GiftForms } from './gift-forms.tsx'
import { HandOver } from './hand-over.tsx'
import { LatePost } from './late-post.tsx'
import { PlanForm } from './plan-form.tsx'
import { PostAddressForm } from './post-address-form.tsx'
import { ResendMail } from './resend-mail.tsx'
import { ThankYous } from './thank-yous.tsx'

type OrderReceiversProps = { order: OrderReceiversFragment; supportEmail: string }

/** Each receiver with how far the gift is, kept up to date while something moves. */
export function OrderReceivers({ order, supportEmail }: OrderReceiversProps) {
  const t = useTexts(orderTexts)
  const paths = usePaths()
  const { paging } = order
  return (
    <section aria-labelledby="receivers">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="receivers" className="text-[1.375rem]">
          {t('receivers')}
        </h2>
        {isOnItsWay(order) && (
          <p className="text-[0.875rem] text-text-soft print:hidden">{t('live')}</p>
        )}
      </div>
      <ul className="grid gap-3" aria-live="polite">
        {order.receivers.map((receiver) => (
          <Receiver
            key={receiver.id}
            orderUuid={order.uuid}
            receiver={receiver}
            stage={deliveryStage(receiver, order)}
            supportEmail={supportEmail}
          />
        ))}
      </ul>
      <div className="mt-5">
        <Pagination
          currentPage={paging.currentPage}
          pageCount={Math.ceil(paging.totalItems / paging.itemsPerPage)}
          hrefOf={(page) => paths.order(order.uuid, page)}
        />
      </div>
    </section>
  )
}

type ReceiverProps = {
  orderUuid: string
  receiver: OrderReceiversFragment['receivers'][number]
  stage: DeliveryStage
  supportEmail: string
}

function Receiver({ orderUuid, receiver, stage, supportEmail }: ReceiverProps) {
  const t = useTexts(orderTexts)
  const locale = useLanguage()
  const { icon, className } = deliveryStageLook[isGone(receiver.post?.state) ? 'WITHDRAWN' : stage]
  const due = receiver.deliveryDate
  const moments: Partial<Record<typeof stage, string | null>> = {
    ...{ OPENED: receiver.openedOn, PLANNED: due, DELAYED: due },
  }
  const moment = stage in moments ? moments[stage] : receiver.sentOn
  const when = moment ? formatMoment(locale, moment) : ''
  const isStuck = stage === 'FAILED' && !receiver.canBeCorrected
  const isPostTold = receiver.post !== null && isPostStage(stage)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <li className="flex items-start gap-4 rounded-card p-4 ring-[1.5px] ring-line ring-inset sm:p-5">
      <span
        className={cx(
          'grid size-12 shrink-0 place-items-center rounded-full transition-colors duration-300',
          className,
        )}
      >
        <Icon name={isPostTold ? 'parcel' : icon} size={24} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 ref={heading} tabIndex={-1} className="wrap-anywhere text-[1.125rem]">
            {receiver.name}
          </h3>
          <StageBadge stage={stage} postState={receiver.post?.state} />
        </div>
        <p className="wrap-anywhere text-[0.9375rem] text-text-soft">
          {receiver.post ? receiver.post.addressLines.join(', ') : receiver.email}
        </p>
        {receiver.post && <PostText post={receiver.post} stage={stage} />}
        <p className="mt-1 text-[0.9375rem]" hidden={isPostTold}>
          {t(`deliveryText.${isStuck ? 'FAILED_STUCK' : stage}`, { when, email: supportEmail })}
        </p>
        <ThankYous receiver={receiver} />
        {/* Each way to change something on a line of its own; on a phone below the icon too, for fields need the room. */}
        <div className="grid empty:hidden max-sm:-ml-16">
          <PlanForm
            orderUuid={orderUuid}
            receiver={receiver}
            onPlanned={() => heading.current?.focus()}
          />
          <GiftForms
            orderUuid={orderUuid}
            receiver={receiver}
            onChanged={() => heading.current?.focus()}
          />
          <LatePost orderUuid={orderUuid} receiver={receiver} />
          <PostAddressForm
            orderUuid={orderUuid}
            receiver={receiver}
            onChanged={() => heading.current?.focus()}
          />
          {receiver.canBeCorrected && (
            <AddressForm
              orderUuid={orderUuid}
              deliveryId={receiver.id}
              receiverName={receiver.name}
              isUrgent={stage === 'FAILED'}
              isHandedOver={receiver.isHandedOver}
              isPlanned={receiver.deliveryState === 'WAITING'}
              onCorrected={() => heading.current?.focus()}
            />
          )}
          <HandOver orderUuid={orderUuid} receiver={receiver} />
          {receiver.canBeSentAgain && <ResendMail orderUuid={orderUuid} receiver={receiver} />}
          <CancelShipment
            orderUuid={orderUuid}
            receiver={receiver}
            onCancelled={() => heading.current?.focus()}
          />
        </div>
      </div>
    </li>
  )
}

/** What is late should be there by now: nobody reads that it is on its way. */
function sayingOf({ state, canBeAskedAbout, isAskedAbout }: PostTextProps['post']) {
  if (state !== 'POSTED') return 'goes'
  return canBeAskedAbout || isAskedAbout ? 'late' : 'gone'
}

type PostTextProps = {
  post: NonNullable<OrderReceiversFragment['receivers'][number]['post']>
  stage: DeliveryStage
}

/** When it is posted and should be there, and where its way is followed. */
function PostText({ post, stage }: PostTextProps) {
  const t = useTexts(orderTexts, 'post')
  const language = useLanguage()
  if (!isPostStage(stage)) return null
  const days = {
    posted: sayPostDay(language, post.postedOn),
    arrives: sayPostDay(language, post.arrivesOn),
  }
  if (isGone(post.state))
    return post.isReplaced && <p className="mt-1 text-[0.9375rem]">{t('replaced')}</p>
  return (
    <p className="mt-1 text-[0.9375rem]">
      <span>{t(sayingOf(post), days)}</span>
      {post.trackUrl && (
        <Link href={post.trackUrl} className="ml-1.5">
          {t('track')}
        </Link>
      )}
    </p>
  )
}

graphql(`
  fragment OrderReceivers on PlacedOrder {
    status
    state
    uuid
    paging { currentPage itemsPerPage totalItems }
    receivers { id name email deliveryState sentOn openedOn canBeCorrected canBeSentAgain isHandedOver deliveryDate isDelayed post { addressLines state isReplaced canBeAskedAbout isAskedAbout postedOn arrivesOn trackUrl } ...PlannedReceiver ...GiftsToChange ...PostedReceiver ...LateReceiver ...HandOver ...CancellableReceiver ...ReceiverThanks }
  }
`)
