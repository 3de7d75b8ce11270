import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { KeptGifts } from '#storefront/areas/account/kept-gifts.tsx'
import type { KeptGiftEntryFragment } from '#storefront/graphql/generated/graphql.ts'
import { notifyLoginChanged } from '#storefront/parts/account/login-status.ts'
import { makeCaptchaProof } from '#storefront/parts/captcha/make-captcha-proof.ts'
import { textsOf } from '#tests/e2e/pages/texts.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { knownPassword } from '#tests/support/known-customer.ts'
import { axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'
import type { Visitor } from '#tests/support/visitor.ts'

const { keepGift: keeping, keptGifts: words } = texts
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const gifts = page.getByRole('list', { name: words.list }).getByRole('article')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const beginsWith = (text: string) => new RegExp(`^${text}`)

const register = `mutation Register($userData: UserData!, $account: AccountToRegister!, $captchaToken: String!) {
  userRegister(userData: $userData, account: $account, captchaToken: $captchaToken) { errors { code } } }`
const keep = `mutation Keep($userData: UserData!, $token: String!) {
  keepGift(userData: $userData, token: $token) { errors { code } } }`
const logOut =
  'mutation LogOut($userData: UserData!) { userLogout(userData: $userData) { errors { code } } }'

let visitor: Visitor
let email = ''
let number = 0
beforeEach(async () => {
  visitor = await newVisitor()
  number += 1
  email = `bewaard${number}-${Date.now()}@post.example`
  const captchaToken = await makeCaptchaProof()
  const account = {
    firstName: 'Joris',
    lastName: 'Bakker',
    email,
    confirmEmail: email,
    password: knownPassword,
    agreesToTerms: true,
  }
  await visitor.ask(register, { captchaToken, account })
  notifyLoginChanged()
})

/** A gift of 25 euros in the hands of its holder. */
async function holdOpenGift(): Promise<string> {
  const token = await commands.holdGift(25_00)
  await visitor.openGift(token)
  return token
}

async function keepOne(): Promise<string> {
  const token = await holdOpenGift()
  await visitor.ask(keep, { token })
  return token
}

test('a guest logs in over the private page, which keeps the gift then', async () => {
  const token = await holdOpenGift()
  await visitor.ask(logOut)
  notifyLoginChanged()
  const { address } = renderPage(`/kaart/${token}/`)
  await expect.element(button(keeping.action)).toBeEnabled()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(button(keeping.action))
  await userEvent.fill(dialog.getByLabelText(texts.accountForm.email, { exact: true }), email)
  await userEvent.fill(
    dialog.getByLabelText(texts.accountForm.password, { exact: true }),
    knownPassword,
  )
  await userEvent.click(dialog.getByRole('button', { name: texts.accountEntry.login.submit }))
  await expect.element(page.getByText(keeping.kept)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe(`/kaart/${token}/`)
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(page.getByRole('link', { name: keeping.toList }))
  await expect.element(gifts).toHaveLength(1)
})

test('a customer keeps a gift by keyboard; one whose log-in ended is asked to log in', async () => {
  const token = await holdOpenGift()
  renderPage(`/kaart/${token}/`)
  await expect.element(button(keeping.action)).toBeEnabled()
  button(keeping.action).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(keeping.kept)).toBeVisible()
  const other = await holdOpenGift()
  renderPage(`/kaart/${other}/`)
  await expect.element(button(keeping.action)).toBeEnabled()
  await visitor.ask(logOut)
  await userEvent.click(button(keeping.action))
  await expect.element(page.getByText(texts.errors.notLoggedIn)).toBeVisible()
  await userEvent.click(button(keeping.action))
  await expect.element(dialog).toBeVisible()
})

test('the list is empty at first, and says how it is filled', async () => {
  renderPage('/account/cadeaubonnen/')
  await expect.element(main.getByText(words.empty.heading)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
})

test('a kept gift tells its balance, and is used up, reminded of and removed', async () => {
  const token = await keepOne()
  renderPage('/account/cadeaubonnen/')
  await expect.element(gifts).toHaveLength(1)
  await expect.element(gifts).toMatchTextContent('Saldo')
  await expect.element(gifts).toMatchTextContent('Geldig tot en met')
  expect(await axeViolations(wcagRules)).toEqual([])
  const open = page.getByRole('link', { name: beginsWith(words.open) })
  await expect.element(open).toHaveAttribute('href', `/kaart/${token}/`)
  const print = page.getByRole('link', { name: beginsWith(words.print) })
  await expect.element(print).toHaveAttribute('href', `/kaart/${token}/cadeaubon.pdf`)

  await expect.element(button(beginsWith(words.reminders.ask))).toBeEnabled()
  button(beginsWith(words.reminders.ask)).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(gifts).toMatchTextContent('90, 30 en 7 dagen')
  await expect.element(button(beginsWith(words.reminders.end))).toHaveFocus()
  await userEvent.click(button(beginsWith(words.reminders.end)))
  await expect.element(button(beginsWith(words.reminders.ask))).toBeVisible()

  await userEvent.click(button(beginsWith(words.usedUp)))
  await expect.element(button(beginsWith(words.notUsedUp))).toBeVisible()
  await expect.element(button(beginsWith(words.reminders.ask))).not.toBeInTheDocument()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(button(beginsWith(words.notUsedUp)))
  await expect.element(button(beginsWith(words.usedUp))).toBeVisible()

  await userEvent.click(button(beginsWith(words.remove)))
  await expect.element(dialog).toMatchTextContent('Keuze Cadeaukaart')
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: words.removal.keep }))
  await expect.element(button(beginsWith(words.remove))).toHaveFocus()
  await userEvent.click(button(beginsWith(words.remove)))
  await userEvent.click(dialog.getByRole('button', { name: words.removal.confirm }))
  await expect.element(page.getByText(words.removed)).toBeVisible()
  await expect.element(main.getByText(words.empty.heading)).toBeVisible()
})

test('the list says in English what is over, and what cannot be opened', async () => {
  const english = textsOf('en').keptGifts
  const card: KeptGiftEntryFragment['cards'][number] = {
    id: 'unt_1',
    title: 'Film voucher',
    image: { url: '/cards/film.svg', alt: '' },
    backgroundColor: '#ffffff',
    showShadow: true,
    validUntil: '2028-11-21',
    amount: { currency: 'EUR', value: 25_00 },
    balance: null,
    isExpired: false,
    isStopped: false,
    isUsedUp: false,
  }
  const gift = { id: 'kpt_1', giverName: 'Anna', token: 'geheim', cards: [card], reminders: null }
  const over = { ...card, id: 'unt_2', isExpired: true }
  const left = {
    ...card,
    id: 'unt_3',
    balance: { currency: 'EUR', value: 5_50 },
    isStopped: true,
  }
  renderComponent(
    <KeptGifts
      gifts={[
        { ...gift, id: 'kpt_2', giverName: null, cards: [over] },
        { ...gift, id: 'kpt_3', giverName: null, token: null, cards: [] },
        { ...gift, cards: [card, left] },
      ]}
    />,
    '/en/account/cadeaubonnen/',
  )
  const articles = page.getByRole('list', { name: english.list }).getByRole('article')
  await expect.element(articles).toHaveLength(3)
  const headings = articles.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'From Anna',
    english.forSelf,
    english.gone.heading,
  ])
  const [first] = articles.elements()
  for (const text of [
    'Value€25',
    'Balance€5.50of€25.00',
    'Valid until the end of 21 November 2028',
  ])
    expect(first?.textContent?.replaceAll('\u00a0', ' ')).toContain(text)
  await expect.element(page.getByText(english.marks.stopped)).toBeVisible()
  await expect.element(page.getByText(english.marks.expired)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'View and spend: Film voucher and Film voucher' }))
    .toHaveAttribute('href', '/en/kaart/geheim/')
  expect(await axeViolations(wcagRules)).toEqual([])
})
