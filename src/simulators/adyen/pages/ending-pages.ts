import { html } from '#kernel/html.ts'
import type { Language } from '#kernel/language.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'
import { bankTexts } from './bank-texts.ts'
import { renderPage } from './page.ts'
import { paymentSummary, returnAddress } from './payment-summary.ts'

/** For a visitor who comes to a payment that is decided: never a dead end. */
export function endedPage(sim: Simulator, payment: Payment): string {
  const text = bankTexts[payment.language]
  return renderPage({
    language: payment.language,
    title: text.endedTitle,
    content: html`<p>${text.endedText}</p>${paymentSummary(sim, payment)}
<a class="button main" href="${returnAddress(payment)}">${text.backToShop}</a>`,
  })
}

/** What stands in for a closed tab; from here the way to the shop carries no result. */
export function closedPage(sim: Simulator, payment: Payment): string {
  const text = bankTexts[payment.language]
  return renderPage({
    language: payment.language,
    title: text.closedTitle,
    content: html`<p>${text.closedText}</p>${paymentSummary(sim, payment)}
<div class="stack"><a class="button main" href="/bank/${payment.pageToken}">${text.backToBank}</a>
<a class="button" href="${new URL(payment.returnUrl).origin}/">${text.backToShop}</a></div>`,
  })
}

export function unknownPage(language: Language): string {
  const text = bankTexts[language]
  return renderPage({
    language,
    title: text.unknownTitle,
    content: html`<p>${text.unknownText}</p>`,
  })
}
