import { useEffect, useState } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SingleGiftTotalsQuery } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import type { GiftChoice } from '#storefront/parts/gift-form/gift-form.ts'

type Totals = SingleGiftTotalsQuery['singleGiftTotals']

type GiftToPrice = {
  productId: string
  choice: GiftChoice
  /** Of one card; undefined while that is no amount for sale. */
  unitCents: number | undefined
  code: string
  areRunning: boolean
}

/**
 * What promotions make of the total, as the shop itself reckons it; undefined where none run, and until the answer to what is
 * chosen now is there. Without an answer the total of the page stands: the shop refuses to charge another.
 */
export function usePromotions({ areRunning, unitCents, ...gift }: GiftToPrice): Totals | undefined {
  const { productId, choice, code } = gift
  const { variationType, quantity, receiver, wrapper, giftPacking, isEachWrapped } = choice
  const asked = JSON.stringify({
    ...{ productId, variationType, quantity, wrapper, giftPacking, isEachWrapped },
    ...{ amount: unitCents, isForSelf: receiver === 'self', promotionCode: code },
  })
  const [answer, setAnswer] = useState<{ asked: string; totals: Totals }>()
  useEffect(() => {
    if (!areRunning || unitCents === undefined) return undefined
    let isOver = false
    callShop(SingleGiftTotalsDocument, { gift: JSON.parse(asked) }).then(
      ({ singleGiftTotals: totals }) => {
        if (!isOver && totals) setAnswer({ asked, totals })
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [areRunning, unitCents, asked])
  return answer?.asked === asked ? answer.totals : undefined
}

const SingleGiftTotalsDocument = graphql(`
  query SingleGiftTotals($userData: UserData!, $gift: SingleGiftToPrice!) {
    singleGiftTotals(userData: $userData, gift: $gift) {
      grandTotal { currency value }
      adjustments { title adjustmentType price { currency value } }
    }
  }
`)
