import { useState } from 'react'
import { orderTexts } from '#i18n/texts/order.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

type ResendMailProps = { orderUuid: string; receiver: { id: string; name: string; email: string } }

/** Has the mail to a receiver who cannot find it sent once more. */
export function ResendMail({ orderUuid, receiver }: ResendMailProps) {
  const t = useTexts(orderTexts, 'again')
  const [isResent, setResent] = useState(false)
  const { press, isBusy } = useChange({
    rereadsPage: true,
    refusedIn: 'window',
    onDone: () => setResent(true),
  })
  const variables = { orderUuid, deliveryId: receiver.id }
  if (isResent)
    return (
      <p role="status" className="mt-1 wrap-anywhere font-semibold text-[0.9375rem] text-leaf">
        {t('done', { email: receiver.email })}
      </p>
    )
  return (
    <Button
      variant="link"
      size="small"
      isLoading={isBusy}
      aria-label={t('askOf', { name: receiver.name })}
      className="-ml-1 justify-self-start print:hidden"
      onClick={() => void press(() => mutate(ResendMailDocument, variables))}
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
