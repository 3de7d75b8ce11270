import type { Page } from '@playwright/test'
import type { Language } from '#kernel/language.ts'
import { companyInput } from '#tests/support/company-input.ts'
import type { CheckoutPage, PaymentCard } from '../pages/checkout-page.ts'
import { say } from '../pages/texts.ts'
import { bancontactCard, carteBancaire, challengedCard, debitCard } from '../test-cards.ts'

/** Where it is decided: `bank` stands for every page of somebody else, `challenge` for that of a card's bank, `card` for a bank that asks nothing. */
export type WayKind = 'bank' | 'challenge' | 'card' | 'sheet' | 'phone' | 'transfer'

/** What is answered where no page asks. `open`: nothing, for now. */
export type Fate = 'yes' | 'no' | 'cancel' | 'open'

/** A way to pay in a storefront that has it. */
export type Way = {
  name: string
  kind: WayKind
  storefront: string
  language: Language
  feeCents: number
  /** Of whoever orders, where more is asked than a name. */
  details?: object
  /** From the choice of it to the press that pays. */
  pay: (tab: Tab, fate: Fate) => Promise<void>
  /** From there to the page that decides, where the shop does not lead to it. */
  goOn?: (tab: Tab) => Promise<void>
}

type Tab = { page: Page; checkout: CheckoutPage }

type Ask = (checkout: CheckoutPage, fate: Fate) => Promise<void>

const by =
  (methodId: string, ask?: Ask, { isEarly = true } = {}): Way['pay'] =>
  async ({ checkout }, fate) => {
    await checkout.choose(methodId)
    await ask?.(checkout, fate)
    if (isEarly) await checkout.earlyBox.check()
    await checkout.payButton.click()
  }

const holders: Partial<Record<Fate, string>> = { no: 'DECLINED', open: 'PENDING' }

const card =
  (typed: PaymentCard): Ask =>
  (checkout, fate) =>
    checkout.typeCard({ ...typed, holder: holders[fate] ?? typed.holder })

/** What the shopper does on their phone goes by the last digit. */
const digits: Readonly<Record<Fate, string>> = { yes: '8', no: '1', cancel: '3', open: '2' }

const code: Ask = ({ page, texts }, fate) =>
  page.getByRole('textbox', { name: texts.payment.ask.blikCode }).fill(`777 12${digits[fate]}`)

const phone: Ask = ({ page, texts }, fate) =>
  page
    .getByRole('textbox', { name: texts.payment.ask.phoneNumber, exact: true })
    .fill(`+351 912 345 67${digits[fate]}`)

const bank: Ask = async ({ page, texts }) => {
  await page.getByRole('combobox', { name: texts.payment.ask.bank }).click()
  await page.getByRole('option', { name: 'Donau-Sparkasse' }).click()
}

/** Of the stand-in of a wallet. */
const presses: Readonly<Record<Fate, string>> = {
  yes: 'Betaal',
  no: 'Laat weigeren',
  cancel: 'Sluit',
  open: 'Laat wachten',
}

const sheet =
  (methodId: string): Way['pay'] =>
  async ({ page, checkout }, fate) => {
    const name = checkout.nameOf(methodId)
    await checkout.choose(methodId)
    await checkout.earlyBox.check()
    await page.getByRole('button', { name: say(checkout.texts.wallet.open, { name }) }).click()
    await page.getByRole('button', { name: presses[fate], exact: true }).click()
  }

const inNetherlands = { storefront: 'GCSNL', language: 'nl', feeCents: 95 } as const
const inBelgium = { storefront: 'GCSBE', language: 'nl', feeCents: 95 } as const
const inFrance = { storefront: 'CBFR', language: 'en', feeCents: 95 } as const
const inAustria = { storefront: 'GCSAT', language: 'en', feeCents: 95 } as const
const inPoland = { storefront: 'CBPL', language: 'en', feeCents: 4_00 } as const
const inPortugal = { storefront: 'GCSPT', language: 'en', feeCents: 95 } as const

/** All of SPEC §3. */
export const ways: readonly Way[] = [
  { name: 'iDEAL', kind: 'bank', ...inNetherlands, pay: by('ideal') },
  { name: 'PayPal', kind: 'bank', ...inNetherlands, pay: by('paypal') },
  {
    ...{ name: 'Credit card', kind: 'challenge', ...inNetherlands },
    pay: by('scheme', card(challengedCard)),
  },
  { name: 'Debit card', kind: 'card', ...inNetherlands, pay: by('scheme', card(debitCard)) },
  { name: 'Apple Pay', kind: 'sheet', ...inNetherlands, pay: sheet('applepay') },
  { name: 'Google Pay', kind: 'sheet', ...inNetherlands, pay: sheet('googlepay') },
  { name: 'Bank transfer', kind: 'transfer', ...inNetherlands, pay: by('bankTransfer_IBAN') },
  {
    ...{ name: 'Invoice', kind: 'transfer', ...inNetherlands, details: companyInput },
    // A company has no right to withdraw, so it gives none up.
    pay: by('invoice', undefined, { isEarly: false }),
  },
  {
    ...{ name: 'Bancontact app', kind: 'bank', ...inBelgium, pay: by('bcmc_mobile') },
    // A page of ours shows a code for the app, and opens it where it is.
    goOn: ({ page, checkout }) =>
      page.getByRole('link', { name: checkout.texts.processing.openApp }).click(),
  },
  {
    ...{ name: 'Bancontact card', kind: 'challenge', ...inBelgium },
    pay: by('bcmc', card(bancontactCard)),
  },
  { name: 'KBC/CBC', kind: 'bank', ...inBelgium, pay: by('kbc') },
  { name: 'Belfius', kind: 'bank', ...inBelgium, pay: by('belfius') },
  { name: 'Carte Bancaire', kind: 'card', ...inFrance, pay: by('scheme', card(carteBancaire)) },
  { name: 'EPS', kind: 'bank', ...inAustria, pay: by('eps', bank) },
  { name: 'BLIK', kind: 'phone', ...inPoland, pay: by('blik', code) },
  { name: 'MB WAY', kind: 'phone', ...inPortugal, pay: by('mbway', phone) },
]
