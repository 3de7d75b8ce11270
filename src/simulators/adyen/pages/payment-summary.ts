import { type Html, html } from '#kernel/html.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'
import { formatAmount, texts } from './texts.ts'

const methodNames: Record<string, string> = {
  ideal: 'iDEAL | Wero',
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
}

/** Who is paid, how much and for what: always in sight above the buttons. */
export function paymentSummary(sim: Simulator, payment: Payment): Html {
  const text = texts[payment.language]
  return html`<dl>
<dt>${text.payTo}</dt><dd>${sim.options.merchantAccount}</dd>
<dt>${text.method}</dt><dd>${methodNames[payment.brand ?? payment.method] ?? payment.method}</dd>
<dt>${text.reference}</dt><dd class="reference">${payment.merchantReference}</dd>
<dt>${text.amount}</dt><dd class="amount">${formatAmount(payment.amount, payment.language)}</dd>
</dl>`
}

/** The way back to the shop, with what was decided when something was. */
export function returnAddress(payment: Payment): string {
  const address = new URL(payment.returnUrl)
  if (payment.redirectResult) address.searchParams.append('redirectResult', payment.redirectResult)
  return address.href
}
