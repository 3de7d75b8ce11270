import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { orderTexts } from '#i18n/texts/order.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { LateReceiverFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

type LatePostProps = { orderUuid: string; receiver: LateReceiverFragment }

/** Has a person look for a card that should have arrived. */
export function LatePost({ orderUuid, receiver: { id, name, post } }: LatePostProps) {
  const t = useTexts(orderTexts, 'late')
  const showError = useErrorModal()
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)
  const ask = async () => {
    setIsAsking(true)
    try {
      const variables = { orderUuid, deliveryId: id }
      const { askLatePost } = await callShop(AskLatePostDocument, variables, 'mutation')
      const [error] = askLatePost.errors
      if (error) showError(error)
      // The refusal may be about a state that the page does not show yet.
      await revalidate()
    } catch (failure) {
      showError(failure)
    }
    setIsAsking(false)
  }
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
      isLoading={isAsking}
      aria-label={t('askOf', { name })}
      className="-ml-1 justify-self-start print:hidden"
      onClick={() => void ask()}
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
