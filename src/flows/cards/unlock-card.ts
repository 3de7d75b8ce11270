import type { CardNumber } from '#domain/cards/code.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import { findHolder, type Holder } from '#domain/deliveries/find-holder.ts'
import { clearSecretAttempt } from '#domain/secret-attempts/clear-secret-attempt.ts'
import type { SecretAttemptKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import { type BudgetDeps, spendMail } from '#flows/abuse/spend-budget.ts'
import { requestMail, sendRequestedMail } from '#flows/mail/requested-mail.ts'
import { cardUnlockUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { firstNameOf } from '#kernel/first-name.ts'

type KeyDeps = Pick<Deps, 'secretAttemptKeys'>

const inText = (numberHash: Uint8Array): string => Buffer.from(numberHash).toString('base64url')

type NumberHashes = readonly [Uint8Array, ...Uint8Array[]]

/** Of the oldest key that is held: a new one does not begin the count anew. */
const oldestOf = (numberHashes: NumberHashes): string =>
  inText(numberHashes.at(-1) ?? numberHashes[0])

/** What guesses of a number's pin count against; whether there is such a card plays no part. */
export const triesOf = (
  { secretAttemptKeys }: KeyDeps,
  numberHashes: NumberHashes,
): SecretAttemptKey => secretAttemptKeys.of('cardNumber', oldestOf(numberHashes))

const mailsOf = ({ secretAttemptKeys }: KeyDeps, numberHashes: NumberHashes): SecretAttemptKey =>
  secretAttemptKeys.of('cardUnlockMail', oldestOf(numberHashes))

/** Has the link mailed that lets a number be tried again, at most twice a day. Call it after a captcha. Throws `BudgetSpent` (3610). */
export async function askForUnlock(
  deps: BudgetDeps,
  { numberHashes, clientIp }: { numberHashes: NumberHashes; clientIp: string | undefined },
): Promise<void> {
  await spendMail(deps, { mail: 'cardUnlock', clientIp, captcha: 'passed' })
  await requestMail(deps, [mailsOf(deps, numberHashes)], () => ({
    name: 'send-card-unlock-mail',
    payload: { numberHashes: numberHashes.map(inText) },
  }))
}

const linkLivesMs = dayMs

type MailDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'mails' | 'mailer' | 'cardUnlockLinks' | 'storefront' | 'shopUrl'
>

/** Mails the link to whom the card was sent to. Nobody is mailed for a number that no card has. */
export async function sendCardUnlockMail(deps: MailDeps, hashes: readonly string[]): Promise<void> {
  const numberHashes = hashes.map((hash) => Buffer.from(hash, 'base64url'))
  const holder = await findHolder(deps.db, { numberHashes, productId: choiceCardId })
  if (holder === undefined) return
  const until = new Date(deps.clock.now().getTime() + linkLivesMs)
  await sendRequestedMail(deps, await write(deps, { holder, until }), {
    text: "The address of a card's holder does not work.",
    fields: { cardId: holder.cardId },
  })
}

async function write(deps: MailDeps, { holder, until }: { holder: Holder; until: Date }) {
  const { language, name, email, cardId } = holder
  const token = deps.cardUnlockLinks.token({ id: cardId, until })
  const { name: shopName, organisation } = deps.storefront
  const url = cardUnlockUrl(deps, { token, language })
  return {
    // The same mail when the job runs again within the hour.
    key: `unlock:${cardId}:${token.slice(-6)}`,
    to: { name: firstNameOf(name), address: email },
    ...(await deps.mails.cardUnlock({ language, name, shopName, organisation, url, until })),
  }
}

/** Lets a card's number be tried again, by the link of the mail; again is harmless. Throws `CardLinkInvalid` (3500). */
export async function unlockCard(
  deps: KeyDeps & Pick<Deps, 'db' | 'clock' | 'vault' | 'cardUnlockLinks'>,
  token: string,
): Promise<void> {
  const link = deps.cardUnlockLinks.read(token)
  if (link === undefined || deps.clock.now() >= link.until) throw new CardLinkInvalid()
  const [card] = await loadCards(deps.db, { cardIds: [link.id] })
  if (card === undefined) throw new CardLinkInvalid()
  await forgetTries(deps, deps.vault.open(card.id, card.sealed).number)
}

/** Forgets how often the number was tried, whether or not a card has it. */
export async function forgetTries(
  deps: KeyDeps & Pick<Deps, 'db' | 'vault'>,
  number: CardNumber,
): Promise<{ number: CardNumber }> {
  const numberHashes = deps.vault.hashNumber(number)
  for (const key of [triesOf(deps, numberHashes), mailsOf(deps, numberHashes)])
    await inOneStatement(deps, (one) => clearSecretAttempt(one, key))
  return { number }
}
