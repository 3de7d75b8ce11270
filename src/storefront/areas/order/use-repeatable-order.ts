import { useEffect, useState } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  RepeatableOrderFragment,
  ShopErrorFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

export type RepeatableAnswer =
  | { is: 'loading' | 'failed' }
  | { is: 'refused'; errors: readonly ShopErrorFragment[] }
  | { is: 'shown'; order: RepeatableOrderFragment }

/** Asks for an earlier order as it would be today, and again when it may have changed. */
export function useRepeatableOrder(orderUuid: string) {
  const [answer, setAnswer] = useState<RepeatableAnswer>({ is: 'loading' })
  const lookAgain = async () => setAnswer(await ask(orderUuid))
  useEffect(() => {
    let isWanted = true
    void ask(orderUuid).then((found) => isWanted && setAnswer(found))
    return () => {
      isWanted = false
    }
  }, [orderUuid])
  return { answer, lookAgain }
}

async function ask(orderUuid: string): Promise<RepeatableAnswer> {
  try {
    const { repeatableOrder } = await callShop(RepeatableOrderDocument, { orderUuid })
    const { order, errors } = repeatableOrder
    return order ? { is: 'shown', order } : { is: 'refused', errors }
  } catch {
    return { is: 'failed' }
  }
}

const RepeatableOrderDocument = graphql(`
  query RepeatableOrder($userData: UserData!, $orderUuid: String!) {
    repeatableOrder(userData: $userData, orderUuid: $orderUuid) {
      order { ...RepeatableOrder }
      errors { ...ShopError }
    }
  }
`)

graphql(`
  fragment RepeatableOrder on RepeatableOrder {
    hasReceivers
    basketVersion
    items { id ...RepeatableItem }
  }
`)
