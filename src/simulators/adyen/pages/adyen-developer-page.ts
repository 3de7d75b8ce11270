import { cardBrandNames } from '#kernel/card-brand-names.ts'
import { html } from '#kernel/html.ts'
import { type AdyenSentinel, adyenSentinels } from '#simulators/adyen/adyen-sentinels.ts'
import { challengePassword, testCards } from '#simulators/adyen/cards/test-cards.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import { formatAmount } from './bank-texts.ts'
import { renderPage } from './page.ts'

const condition = ({ when }: AdyenSentinel) =>
  'holderName' in when ? when.holderName : `€ ${(when.amountCents / 100).toFixed(2)}`

/** For people who try the shop: the cards that work and how to ask for each failure. */
export function adyenDeveloperPage(sim: Simulator): string {
  const transfers = sim.store.payments.listTransfers('bankTransfer_IBAN')
  return renderPage({
    language: 'en',
    title: 'Test cards and failures on request',
    isWide: true,
    content: html`<p>The simulated payment provider of ${sim.options.merchantAccount}.</p>
<h2>Cards</h2>
<p>Any expiry in the future (such as 03/30) and security code 737, American Express 7373. The 3-D Secure password is <code>${challengePassword}</code>.</p>
<div class="table" tabindex="0"><table><thead><tr><th>Number</th><th>Brand</th><th>3-D Secure</th></tr></thead><tbody>
${testCards.map((card) => html`<tr><td><code>${card.number}</code></td><td>${cardBrandNames[card.brand]}</td><td>${card.isChallenged ? 'asks' : 'no'}</td></tr>`)}
</tbody></table></div>
<h2>Phones</h2>
<p>A code of BLIK or a phone number for MB WAY ends as its last digit says: 1 is a no, 2 is silence, 3 is a change of mind, every other digit a yes after five seconds.</p>
<h2>Bank transfers that are waited for</h2>
${transfers.length === 0 ? html`<p>None now. Choose a bank transfer in the shop; then its money is sent from here.</p>` : html`<ul>${transfers.map((payment) => html`<li><a href="/bank/${payment.pageToken}">${payment.pspReference}, ${formatAmount(payment.amount, 'en')}</a></li>`)}</ul>`}
<h2>Total amount, or name on the card</h2>
<div class="table" tabindex="0"><table><thead><tr><th>When</th><th>Then</th></tr></thead><tbody>
${adyenSentinels.map((sentinel) => html`<tr><td><code>${condition(sentinel)}</code></td><td>${sentinel.sentence}</td></tr>`)}
</tbody></table></div>`,
  })
}
