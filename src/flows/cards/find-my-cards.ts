import { findGiftsOfAddress, type HeldGift } from '#domain/deliveries/find-gifts-of-address.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import { type BudgetDeps, spendMail } from '#flows/abuse/spend-budget.ts'
import { requestMail, sendRequestedMail } from '#flows/mail/requested-mail.ts'
import { cardPageUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { Language } from '#kernel/language.ts'

export type MyCardsRequest = {
  email: string
  language: Language
  captchaToken: string
  clientIp: string | undefined
}

/**
 * Has the cards of an address mailed to it, a few times a day at most. Everybody hears the same. Throws `BudgetSpent`
 * (3610) and what `passCaptcha` throws.
 */
export async function askForMyCards(
  deps: BudgetDeps,
  { email, language, captchaToken, clientIp }: MyCardsRequest,
): Promise<void> {
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  if (!(await spendMail(deps, { mail: 'myCards', clientIp, email, captcha: 'passed' }))) return
  const key = deps.secretAttemptKeys.of('myCardsMail', emailKeyOf(email))
  await requestMail(deps, [key], (now) => ({
    name: 'send-my-cards-mail',
    payload: { email, language, askedAt: now.getTime() },
  }))
}

type MailDeps = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'log'
  | 'mails'
  | 'mailer'
  | 'cardLinks'
  | 'hashAddress'
  | 'storefront'
  | 'shopUrl'
>

type MailToSend = { email: string; language: Language; askedAt: number }

/** Mails an address the links of its cards. Nobody is mailed where there is none. */
export async function sendMyCardsMail(deps: MailDeps, asked: MailToSend): Promise<void> {
  const { email } = asked
  const emailHash = deps.hashAddress(email)
  const gifts = await findGiftsOfAddress(deps.db, { email, emailHash, now: deps.clock.now() })
  if (gifts.length === 0) return
  const key = `my-cards:${Buffer.from(emailHash).toString('base64url')}:${asked.askedAt}`
  const mail = { key, to: { name: '', address: email }, ...(await write(deps, asked, gifts)) }
  await sendRequestedMail(deps, mail, {
    text: 'An address that asked for its cards does not work.',
  })
}

function write(deps: MailDeps, { language }: MailToSend, gifts: readonly HeldGift[]) {
  const { name: shopName, organisation } = deps.storefront
  return deps.mails.myCards({
    ...{ language, shopName, organisation },
    gifts: gifts.map((gift) => ({
      giverName: gift.giverName,
      isOpened: gift.isOpened,
      url: cardPageUrl(deps, { token: deps.cardLinks.token(gift), language }),
      cards: gift.cards.map(({ title, amountCents, validUntil }) => ({
        title: title[language],
        amount: { currency: gift.currency, cents: amountCents },
        validUntil,
      })),
    })),
  })
}
