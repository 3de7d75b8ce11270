import { html } from '#kernel/html.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'
import { bankTexts } from './bank-texts.ts'
import { renderPage } from './page.ts'
import { paymentSummary } from './payment-summary.ts'

const choiceWithHint = (name: string, label: string, hint: string) =>
  html`<div><button name="choice" value="${name}" aria-describedby="hint-${name}">${label}</button><span class="hint" id="hint-${name}">${hint}</span></div>`

/** The bank's page of a redirect method: everything that a shopper may do there, as buttons. */
export function bankPage(sim: Simulator, payment: Payment): string {
  const text = bankTexts[payment.language]
  const method = findPaymentMethod(payment.method)
  return renderPage({
    language: payment.language,
    title: text.payWith.replace('{method}', method?.inSentence[payment.language] ?? payment.method),
    content: html`${method?.kind === 'app' || method?.kind === 'wallet' ? html`<p>${text[method.kind]}</p>` : undefined}${paymentSummary(sim, payment)}
<form method="post">
<button class="main" name="choice" value="pay">${text.pay}</button>
<div class="pair">
<button name="choice" value="refuse">${text.refuse}</button>
<button name="choice" value="cancel">${text.cancel}</button>
</div>
<details><summary>${text.more}</summary>
<div class="choices">
${choiceWithHint('expire', text.expire, text.expireHint)}
${choiceWithHint('later', text.later, text.laterHint)}
${choiceWithHint('less', text.payLess, text.lessHint)}
${choiceWithHint('close', text.close, text.closeHint)}
</div></details>
</form>`,
  })
}
