import { formatDay } from '#i18n/formats.ts'
import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import { earlyDeliveryTexts } from '#i18n/texts/early-delivery.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PlannedReceiverFragment } from '#storefront/graphql/generated/graphql.ts'
import { MomentChoice } from '#storefront/parts/delivery-date/moment-choice.tsx'
import { PostDayChoice } from '#storefront/parts/delivery-date/post-day-choice.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { ChangeForm, ChangeInPlace } from './change-in-place.tsx'
import { useChangeForm } from './use-change-form.ts'

type PlanFormProps = {
  orderUuid: string
  receiver: PlannedReceiverFragment
  /** The page shows the new moment, and the form is about to go. */
  onPlanned: () => void
}

/** Lets the giver choose another moment until the gift is sent. */
export function PlanForm(props: PlanFormProps) {
  const t = useTexts(deliveryDateTexts)
  if (!props.receiver.canBePlanned) return null
  return (
    <ChangeInPlace
      text={t(props.receiver.post ? 'post.change' : 'change')}
      icon="clock"
      openForm={(close) => <AskedForm {...props} onClosed={close} />}
    />
  )
}

function AskedForm(props: PlanFormProps & { onClosed: () => void }) {
  const { orderUuid, receiver, onPlanned, onClosed } = props
  const t = useTexts(deliveryDateTexts)
  const { id: deliveryId, name, deliveryDate, askedBefore, post } = receiver
  const wished = post?.wishedOn ? `${post.wishedOn}T11:00:00Z` : undefined
  const form = useChangeForm({
    name: `moment-${deliveryId}`,
    load: async () => (await import('./plan-delivery.ts')).planDelivery({ orderUuid, deliveryId }),
    fieldErrorMessage: useFieldErrorMessage(deliveryDateTexts),
    onChanged: onPlanned,
    onShown: onClosed,
  })
  const choice = { legend: t('when'), error: form.field('deliveryDate').error }
  return (
    <ChangeForm
      form={form}
      label={t('formFor', { name })}
      submit={t('save')}
      cancel={{ text: t('cancel'), onCancel: onClosed }}
    >
      {post ? (
        <PostDayChoice {...choice} chosen={wished} />
      ) : (
        <MomentChoice
          {...choice}
          atOnceHint={t('atOnceLater')}
          chosen={deliveryDate ?? undefined}
        />
      )}
      {askedBefore && <AskedEarly notBefore={askedBefore} />}
    </ChangeForm>
  )
}

/** Within the days of the right to withdraw only if they ask for it, as at the checkout. */
function AskedEarly({ notBefore }: { notBefore: string }) {
  const t = useTexts(earlyDeliveryTexts)
  const day = formatDay(useLanguage(), notBefore)
  return (
    <div className="text-[0.9375rem]">
      <Checkbox name="agreed">{t('agree')}</Checkbox>
      <p className="pl-9 text-text-soft">{t('onlyTicked', { day })}</p>
    </div>
  )
}

graphql(`
  fragment PlannedReceiver on OrderReceiver {
    id
    name
    deliveryDate
    canBePlanned
    askedBefore
    post { wishedOn }
  }
`)
