import type { Paths } from '#kernel/addresses.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { paymentOutcome } from './payment-outcome.ts'

/** Where an order leads that was paid after all, while its giver was asked to try again; undefined of any other. */
export async function paidAddress(
  { query, paths }: Pick<ShopApi, 'query'> & { paths: Paths },
  orderUuid: string,
): Promise<string | undefined> {
  const { checkPayment } = await query(RetriedPaymentDocument, { orderUuid })
  const outcome = paymentOutcome(checkPayment, paths)
  return checkPayment.state === 'PAID' && outcome.kind === 'go' ? outcome.url : undefined
}

const RetriedPaymentDocument = graphql(`
  mutation RetriedPayment($userData: UserData!, $orderUuid: String!) {
    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer }
  }
`)
