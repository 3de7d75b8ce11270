import { html } from '#kernel/html.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'
import { bankTexts } from './bank-texts.ts'
import { renderPage } from './page.ts'
import { paymentSummary } from './payment-summary.ts'

/** After the third wrong password the bank says no. */
export const challengeTriesMax = 3

/** The card bank's question who pays (3-D Secure). */
export function challengePage(sim: Simulator, payment: Payment): string {
  const text = bankTexts[payment.language]
  const triesLeft = challengeTriesMax - payment.challengeTries
  const isWrong = payment.challengeTries > 0
  const sentence =
    triesLeft === 1 ? text.wrongPasswordOnce : text.wrongPassword.replace('{left}', `${triesLeft}`)
  return renderPage({
    language: payment.language,
    title: text.challengeTitle,
    content: html`<p>${text.challengeIntro}</p>${paymentSummary(sim, payment)}
<form method="post">
<div><label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="off" autofocus aria-describedby="password-hint${isWrong ? ' password-error' : ''}" aria-invalid="${isWrong ? 'true' : 'false'}">
<span class="hint" id="password-hint">${text.passwordHint}</span></div>
${isWrong ? html`<p class="error" id="password-error" role="alert">${sentence}</p>` : undefined}
<button class="main" name="choice" value="confirm">${text.confirm}</button>
<button name="choice" value="cancel">${text.cancel}</button>
</form>`,
  })
}
