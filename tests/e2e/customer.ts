import type { APIRequest, BrowserContext } from '@playwright/test'
import { openAccount, solveFor } from '#tests/support/open-account.ts'
import { type CardCode, Visitor } from '#tests/support/visitor.ts'
import { newAddress } from './new-address.ts'
import { Inbox } from './pages/mailbox.ts'

/** A customer who has done everything in this shop that the pages under test need. */
export type Customer = {
  /** Of the browser in which they have an account, are logged in, and ordered. */
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  paidOrder: string
  /** Ordered, and not yet paid at the bank. */
  openOrder: string
  choiceCard: CardCode
  links: {
    gift: string
    confirmAccount: string
    newPassword: string
    signIn: string
    confirmNewsletter: string
    endNewsletter: string
  }
}

const dinnerCard = { productId: 'aan-tafel-dinerbon', amountCents: 5000, quantity: 2 }
const choiceCard = { productId: 'cadeaubonnl-keuze-cadeaukaart', amountCents: 5000, quantity: 1 }

const forgot = `mutation Forgot($userData: UserData!, $email: String!, $captchaToken: String!) {
  userForgotPassword(userData: $userData, email: $email, captchaToken: $captchaToken) { errors { code } } }`
const byLink = `mutation ByLink($userData: UserData!, $email: String!, $captchaToken: String!) {
  requestSignInLink(userData: $userData, email: $email, captchaToken: $captchaToken) { errors { code } } }`
const subscribe = `mutation Subscribe($userData: UserData!, $email: String!, $captchaToken: String!) {
  subscribeNewsletter(userData: $userData, email: $email, captchaToken: $captchaToken) { errors { code } } }`

/** All of it over HTTP, without a page. */
export async function makeCustomer(http: APIRequest, url: string): Promise<Customer> {
  const browser = await http.newContext({ baseURL: url })
  const inbox = new Inbox(browser)
  const visitor = new Visitor(url, 'nl', async (address, data) =>
    (await browser.post(address, { data })).json(),
  )
  const order = async (card: Parameters<Visitor['addCard']>[0], method: 'scheme' | 'ideal') => {
    await visitor.addCard(card)
    await visitor.saveDetails(newAddress('joris'))
    return (await visitor.startPayment(method)).orderUuid ?? ''
  }
  // A guest, because a customer who is logged in cannot ask for a forgotten password.
  const stranger = new Visitor(url)
  const mailed = async (mutation: string, email: string) =>
    stranger.ask(mutation, { email, captchaToken: await solveFor(stranger) })

  const [email, sanne, holder] = ['klant', 'sanne', 'houder'].map(newAddress) as Three
  await openAccount(visitor, email)
  await mailed(forgot, email)
  await mailed(byLink, email)
  await mailed(subscribe, email)
  const message = 'Gefeliciteerd met je vijfenzestigste verjaardag!'
  const receiver = { name: 'Sanne', email: sanne }
  const paidOrder = await order({ ...dinnerCard, receiver, message }, 'scheme')
  await order({ ...choiceCard, receiver: { name: 'Houder', email: holder } }, 'scheme')
  const openOrder = await order(dinnerCard, 'ideal')
  const [card] = await openGift(visitor, await inbox.giftLinkTo(holder))
  if (card === undefined) throw new Error('The card has no code.')
  const { cookies } = await browser.storageState()
  const links = {
    gift: await inbox.giftLinkTo(sanne),
    confirmAccount: await inbox.linkTo(email, 'account/bevestigen'),
    newPassword: await inbox.linkTo(email, 'account/nieuw-wachtwoord'),
    signIn: await inbox.linkTo(email, 'account/inloglink/openen'),
    confirmNewsletter: await inbox.linkTo(email, 'nieuwsbrief/bevestigen'),
    endNewsletter: await inbox.linkTo(email, 'nieuwsbrief/afmelden'),
  }
  await browser.dispose()
  return { cookies, paidOrder, openOrder, choiceCard: card, links }
}

type Three = [string, string, string]

const openGift = (visitor: Visitor, link: string): Promise<readonly CardCode[]> =>
  visitor.openGift(/\/kaart\/([^/]+)/.exec(link)?.[1] ?? '')
