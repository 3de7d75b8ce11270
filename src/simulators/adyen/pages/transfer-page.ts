import { html } from '#kernel/html.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'
import { bankTexts } from './bank-texts.ts'
import { renderPage } from './page.ts'
import { paymentSummary } from './payment-summary.ts'

/** In place of the shopper's own bank: the money is sent, the right amount or another one. */
export function transferPage(sim: Simulator, payment: Payment): string {
  const text = bankTexts[payment.language]
  return renderPage({
    language: payment.language,
    title: text.transferTitle,
    content: html`<p>${text.transferText}</p>${paymentSummary(sim, payment)}
<form method="post">
<button class="main" name="choice" value="pay">${text.transferAll}</button>
<div class="pair">
<button name="choice" value="less">${text.payLess}</button>
<button name="choice" value="more">${text.transferMore}</button>
</div>
</form>`,
  })
}
