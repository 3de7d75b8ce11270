import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { orderTexts } from '#i18n/texts/order.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

type ResendMailProps = { orderUuid: string; receiver: { id: string; name: string; email: string } }

/** Has the mail to a receiver who cannot find it sent once more. */
export function ResendMail({ orderUuid, receiver }: ResendMailProps) {
  const t = useTexts(orderTexts, 'again')
  const showError = useErrorModal()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'asked' | 'sending' | 'resent'>('asked')
  const resend = async () => {
    setState('sending')
    const variables = { orderUuid, deliveryId: receiver.id }
    try {
      const { resendDeliveryMail } = await callShop(ResendMailDocument, variables, 'mutation')
      const [error] = resendDeliveryMail.errors
      if (!error) return setState('resent')
      setState('asked')
      showError(error)
      // The refusal may be about a state that the page does not show yet.
      await revalidate()
    } catch (failure) {
      setState('asked')
      showError(failure)
    }
  }
  if (state === 'resent')
    return (
      <p role="status" className="mt-1 wrap-anywhere font-semibold text-[0.9375rem] text-leaf">
        {t('done', { email: receiver.email })}
      </p>
    )
  return (
    <Button
      variant="link"
      size="small"
      isLoading={state === 'sending'}
      aria-label={t('askOf', { name: receiver.name })}
      className="-ml-1 justify-self-start print:hidden"
      onClick={() => void resend()}
    >
      {t('ask')}
    </Button>
  )
}

const ResendMailDocument = graphql(`
  mutation ResendMail($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {
    resendDeliveryMail(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {
      errors { ...ShopError }
    }
  }
`)
