import { html } from '#kernel/html.ts'
import { adyenSentinels } from '#simulators/adyen/adyen-sentinels.ts'
import { issuerSentinels } from '#simulators/issuer/issuer-sentinels.ts'
import { mailboxSentinels } from '#simulators/mailbox/mailbox-sentinels.ts'
import { developerPage } from './developer-page.ts'

const euros = (cents: number): string => `€ ${(cents / 100).toFixed(2)}`

const testCards = [
  ['4111 1111 4555 1142', 'Visa, paid at once'],
  ['5555 3412 4444 1115', 'Mastercard, paid at once'],
  ['4917 6100 0000 0000', 'Visa, asks for 3-D Secure; the password is "password"'],
]

const moves = ['10 minutes', '1 day', '1 week', '13 weeks']

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'full',
  timeStyle: 'short',
})

/** The way in for people who try the shop: where things are, and what fails on purpose. */
export const startPage = ({
  now,
  providerUrl,
}: {
  now: Date
  providerUrl: string | undefined
}): string =>
  developerPage(
    'For developers',
    html`<h1>For developers</h1>
      <p>The shop runs with stand-ins for the payment provider, the issuers of cards and the post. What is listed here makes them fail on purpose.</p>
      <ul>
        <li><a href="/">The shop</a></li>
        <li><a href="/dev/mailbox/">The mailbox</a>: every mail that was sent</li>
        ${providerUrl === undefined ? '' : html`<li><a href="${providerUrl}/">The payment provider</a>: where the money of a bank transfer is sent</li>`}
        <li><a href="/dev/mail/">Mail templates</a> with example facts</li>
        <li><a href="/dev/blank-cards/">Blank cards in the post</a>: numbers and pins to activate</li>
        <li><a href="/dev/cards/">All card artwork</a> on one sheet</li>
        <li><a href="/dev/ui/">Every part of the design</a> in every state and family</li>
      </ul>
      <h2>The time</h2>
      <p>Here it is ${moment.format(now)}. Moved forward, what is due by then is done; it never moves back.</p>
      <form method="post">${moves.map((span) => html`<button formaction="/dev/clock/?forward=${encodeURIComponent(span)}">${span} forward</button> `)}</form>
      <h2>Test cards</h2>
      <p>Any date to come; security code 737.</p>
      <table>${testCards.map(([number = '', meaning = '']) => html`<tr><td><code>${number}</code></td><td>${meaning}</td></tr>`)}</table>
      <h2>The payment provider</h2>
      <p>Totals are what the button says, the service fee included.</p>
      <table>${adyenSentinels.map(
        ({ when, sentence }) =>
          html`<tr><td><code>${'holderName' in when ? when.holderName : euros(when.amountCents)}</code></td><td>${sentence}</td></tr>`,
      )}</table>
      <h2>The issuers</h2>
      <p>Amounts of one card.</p>
      <table>${issuerSentinels.map(({ cents, sentence }) => html`<tr><td><code>${euros(cents)}</code></td><td>${sentence}</td></tr>`)}</table>
      <h2>The post</h2>
      <table>${mailboxSentinels.map(({ domain, sentence }) => html`<tr><td><code>…@${domain}</code></td><td>${sentence}</td></tr>`)}</table>`,
  )
