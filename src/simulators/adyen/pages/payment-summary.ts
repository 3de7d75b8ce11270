import { type Html, html } from '#kernel/html.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import { nameOfBank } from '#simulators/adyen/api/banks.ts'
import { nameOfProviderBrand } from '#simulators/adyen/cards/card-details.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'
import { bankTexts, formatAmount } from './bank-texts.ts'

/** The brand of a card, or what the method is called. */
const nameOf = ({ brand, method, language }: Payment): string =>
  (brand && nameOfProviderBrand(brand)) ?? findPaymentMethod(method)?.name[language] ?? method

/** The bank that the shopper chose in the shop. */
function bankOf({ request }: Payment): string | undefined {
  const { bank } = request as { bank?: string }
  return bank && nameOfBank(bank)
}

/** What will stand on the statement of the shopper's bank. */
function statementOf({ request, merchantReference }: Payment): string {
  const { shopperStatement } = request as { shopperStatement?: string }
  return shopperStatement ?? merchantReference
}

/** Who is paid, how much and for what: always in sight above the buttons. */
export function paymentSummary(sim: Simulator, payment: Payment): Html {
  const text = bankTexts[payment.language]
  const bank = bankOf(payment)
  return html`<dl>
<dt>${text.payTo}</dt><dd>${sim.options.merchantAccount}</dd>
<dt>${text.method}</dt><dd>${nameOf(payment)}</dd>
${
  bank
    ? html`<dt>${text.ownBank}</dt><dd>${bank}</dd>
`
    : undefined
}<dt>${text.reference}</dt><dd class="reference">${statementOf(payment)}</dd>
<dt>${text.amount}</dt><dd class="amount">${formatAmount(payment.amount, payment.language)}</dd>
</dl>`
}

/** The way back to the shop, with what was decided when something was. */
export function returnAddress(payment: Payment): string {
  const address = new URL(payment.returnUrl)
  if (payment.redirectResult) address.searchParams.append('redirectResult', payment.redirectResult)
  return address.href
}
