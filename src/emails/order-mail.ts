import type { MailSender } from '#domain/mail/mails.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'

/** What every mail to a giver about an order is told. */
export type OrderMail = {
  language: Language
  shopName: string
  /** As friends say it: the first name. */
  giverName: string
  orderNumber: string
  /** What was paid, or is paid back. */
  total: Money
  /** The provider's type, such as `ideal`, and the brand of a card. A refund takes the same way back. */
  paymentMethod: string
  cardBrand: string | undefined
  orderUrl: string
  organisation: MailSender
}
