import { orderTexts } from '#i18n/texts/order.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { LateReceiverFragment } from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

type LatePostProps = { orderUuid: string; receiver: LateReceiverFragment }

/** Has a person look for a card that should have arrived. */
export function LatePost({ orderUuid, receiver: { id, name, post } }: LatePostProps) {
  const t = useTexts(orderTexts, 'late')
  const { press, isBusy } = useChange({ rereadsPage: true, refusedIn: 'window' })
  if (post?.isAskedAbout)
    return (
      <p role="status" className="mt-1 text-[0.9375rem]">
        {t('asked')}
      </p>
    )
  if (!post?.canBeAskedAbout) return null
  return (
    <Button
      variant="link"
      size="small"
      isLoading={isBusy}
      aria-label={t('askOf', { name })}
      className="-ml-1 justify-self-start print:hidden"
      onClick={() => void press(() => mutate(AskLatePostDocument, { orderUuid, deliveryId: id }))}
    >
      {t('ask')}
    </Button>
  )
}

graphql(`
  fragment LateReceiver on OrderReceiver {
    id
    name
    post { canBeAskedAbout isAskedAbout }
  }
`)

const AskLatePostDocument = graphql(`
  mutation AskLatePost($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {
    askLatePost(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {
      errors { ...ShopError }
    }
  }
`)
