import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PlannedReceiverFragment } from '#storefront/graphql/generated/graphql.ts'
import { MomentChoice } from '#storefront/parts/delivery-date/moment-choice.tsx'
import { PostDayChoice } from '#storefront/parts/delivery-date/post-day-choice.tsx'
import { ErrorSummary } from '#storefront/parts/form/error-summary.tsx'
import { FormMessages } from '#storefront/parts/form/form-messages.tsx'
import { useFieldErrorMessage } from '#storefront/parts/form/use-field-error-message.ts'
import { useShopForm } from '#storefront/parts/form/use-shop-form.ts'
import { Button } from '#storefront/ui/button.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

type PlanFormProps = {
  orderUuid: string
  receiver: PlannedReceiverFragment
  /** The page shows the new moment, and the form is about to go. */
  onPlanned: () => void
}

/** Lets the giver choose another moment until the gift is sent. */
export function PlanForm(props: PlanFormProps) {
  const t = useTexts(deliveryDateTexts)
  const [isAsked, setIsAsked] = useState(false)
  if (!props.receiver.canBePlanned) return null
  if (!isAsked)
    return (
      <Button
        variant="link"
        size="small"
        icon="clock"
        className="-ml-1 justify-self-start print:hidden"
        onClick={() => setIsAsked(true)}
      >
        {t(props.receiver.post ? 'post.change' : 'change')}
      </Button>
    )
  return <AskedForm {...props} onDone={() => setIsAsked(false)} />
}

function AskedForm({
  orderUuid,
  receiver,
  onPlanned,
  onDone,
}: PlanFormProps & { onDone: () => void }) {
  const t = useTexts(deliveryDateTexts)
  const { revalidate } = useRevalidator()
  const { id: deliveryId, name, deliveryDate, post } = receiver
  const wished = post?.wishedOn ? `${post.wishedOn}T11:00:00Z` : undefined
  const form = useShopForm({
    name: `moment-${deliveryId}`,
    load: async () => (await import('./plan-delivery.ts')).planDelivery({ orderUuid, deliveryId }),
    fieldErrorMessage: useFieldErrorMessage(deliveryDateTexts),
    // A refusal may mean that it is on its way by now.
    onRefused: () => void revalidate(),
    onDone: async () => {
      onPlanned()
      await revalidate()
      onDone()
    },
  })
  return (
    <form
      {...form.formProps}
      aria-label={t('formFor', { name })}
      className="mt-3 grid gap-3 print:hidden"
    >
      <ErrorSummary form={form} />
      {post ? (
        <PostDayChoice
          legend={t('when')}
          chosen={wished}
          error={form.field('deliveryDate').error}
        />
      ) : (
        <MomentChoice
          legend={t('when')}
          atOnceHint={t('atOnceLater')}
          chosen={deliveryDate ?? undefined}
          error={form.field('deliveryDate').error}
        />
      )}
      <FormMessages form={form} />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button type="submit" size="small" isLoading={form.isSending}>
          {t('save')}
        </Button>
        <Button variant="link" size="small" className="-ml-1" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

graphql(`
  fragment PlannedReceiver on OrderReceiver {
    id
    name
    deliveryDate
    canBePlanned
    post { wishedOn }
  }
`)
