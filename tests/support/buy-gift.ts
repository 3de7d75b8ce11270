import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'

const submit = `mutation Submit($userData: UserData!, $orderUuid: String!, $redirectResult: String) {
  submitPaymentDetails(userData: $userData, orderUuid: $orderUuid, redirectResult: $redirectResult) { state } }`

type Gift = { email: string; to?: string; toEmail?: string; message?: string }

/** Orders and pays a gift as Anna de Vries with an address, for somebody else. Gives the order. */
export async function buyGift(
  shop: OrderShop,
  from: ApiBrowser,
  { email, to = 'Jan Jansen', toEmail = 'jan@elders.example', message = 'Geniet ervan' }: Gift,
): Promise<string> {
  const receiver = { name: to, email: toEmail, confirmEmail: toEmail }
  await from.ask(addPackage, { input: giftInput({ receiver, message }) })
  await from.ask(saveDetails, { input: detailsInput({ email, confirmEmail: email }) })
  const input = { methodId: 'ideal', expectedTotal: 25_95 }
  const { orderUuid, paymentId } = (await from.ask(startPayment, { input })).data.startPayment
  shop.provider.decide(paymentId, 'authorised')
  const redirectResult = shop.provider.redirectResultOf(paymentId)
  await from.ask(submit, { orderUuid, redirectResult })
  await shop.runJobs()
  return orderUuid
}
