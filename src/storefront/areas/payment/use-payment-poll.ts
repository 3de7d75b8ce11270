import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { paymentOutcome } from './payment-outcome.ts'
import { isSlow, pollDelay } from './poll-delay.ts'

/** How long the visitor has been waiting, in words that the page can show. */
export type WaitingPhase = 'looking' | 'slow' | 'stopped'

/** Polls the payment until it is decided, and then goes where that leads. */
export function usePaymentPoll(orderUuid: string, isOn: boolean): WaitingPhase {
  const [phase, setPhase] = useState<WaitingPhase>('looking')
  const navigate = useNavigate()
  const paths = usePaths()

  useEffect(() => {
    if (!isOn) return
    const startedAt = Date.now()
    let timer: ReturnType<typeof setTimeout>

    const ask = async () => {
      const url = await nextAddress(orderUuid, paths)
      if (url) return navigate(url, { replace: true })
      return plan()
    }
    const plan = () => {
      const waited = Date.now() - startedAt
      const delay = pollDelay(waited)
      setPhase(delay === undefined ? 'stopped' : isSlow(waited) ? 'slow' : 'looking')
      if (delay !== undefined) timer = setTimeout(() => void ask(), delay)
    }
    plan()
    return () => clearTimeout(timer)
  }, [orderUuid, isOn, navigate, paths])

  return phase
}

/** Undefined while the payment is undecided. A poll that fails is repeated later. */
async function nextAddress(orderUuid: string, paths: ReturnType<typeof usePaths>) {
  try {
    const checkPayment = await mutate(PollPaymentDocument, { orderUuid })
    const outcome = paymentOutcome(checkPayment, paths)
    return outcome.kind === 'go' && checkPayment.state !== 'ACTION_REQUIRED'
      ? outcome.url
      : undefined
  } catch {
    return undefined
  }
}

const PollPaymentDocument = graphql(`
  mutation PollPayment($userData: UserData!, $orderUuid: String!) {
    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }
  }
`)
