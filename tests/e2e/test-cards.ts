import type { PaymentCard } from './pages/checkout-page.ts'

const anyCard = { expiry: '03/30', code: '737', holder: 'J Bakker' }

/** The provider's documented test cards. */
export const plainCard: PaymentCard = { ...anyCard, number: '4111 1111 4555 1142' }
export const challengedCard: PaymentCard = { ...anyCard, number: '4917 6100 0000 0000' }
/** A Mastercard whose bank asks nothing. */
export const debitCard: PaymentCard = { ...anyCard, number: '5201 2815 0512 9736' }
export const bancontactCard: PaymentCard = {
  ...{ number: '6703 4444 4444 4449', expiry: '03/30', holder: 'J Bakker' },
}
export const carteBancaire: PaymentCard = { ...anyCard, number: '4035 5010 0000 0008' }
export const declinedCard: PaymentCard = { ...plainCard, holder: 'DECLINED' }
