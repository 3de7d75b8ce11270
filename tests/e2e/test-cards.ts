import type { PaymentCard } from './pages/checkout-page.ts'

const anyCard = { expiry: '03/30', code: '737', holder: 'J Bakker' }

/** The provider's documented test cards. */
export const plainCard: PaymentCard = { ...anyCard, number: '4111 1111 4555 1142' }
export const challengedCard: PaymentCard = { ...anyCard, number: '4917 6100 0000 0000' }
export const declinedCard: PaymentCard = { ...plainCard, holder: 'DECLINED' }
