import type { CardNumber } from '#domain/cards/code.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import { findHolder, type Holder } from '#domain/deliveries/find-holder.ts'
import { AddressRejected } from '#domain/mail/mailer.ts'
import { claimSecretAttempt } from '#domain/secret-attempts/claim-secret-attempt.ts'
import { clearSecretAttempt } from '#domain/secret-attempts/clear-secret-attempt.ts'
import type { SecretAttemptKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import { cardUnlockUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'

type KeyDeps = Pick<Deps, 'secretAttemptKeys'>

const inText = (numberHash: Uint8Array): string => Buffer.from(numberHash).toString('base64url')

/** What guesses of a number's pin count against; whether there is such a card plays no part. */
export const triesOf = ({ secretAttemptKeys }: KeyDeps, numberHash: Uint8Array): SecretAttemptKey =>
  secretAttemptKeys.of('cardNumber', inText(numberHash))

const mailsOf = ({ secretAttemptKeys }: KeyDeps, numberHash: Uint8Array): SecretAttemptKey =>
  secretAttemptKeys.of('cardUnlockMail', inText(numberHash))

/**
 * Has the link mailed that lets a number be tried again, at most twice a day. The same is written for every number: only
 * the job that mails finds out whether there is such a card.
 */
export async function askForUnlock(
  deps: KeyDeps & Pick<Deps, 'db' | 'clock' | 'queue'>,
  numberHash: Uint8Array,
): Promise<void> {
  const claim = { keys: [mailsOf(deps, numberHash)], now: deps.clock.now() }
  await transact(deps, async (tx) => {
    const { isAllowed } = await claimSecretAttempt(tx, claim)
    if (!isAllowed) return
    const payload = { numberHash: inText(numberHash) }
    await deps.queue.send(tx, [{ name: 'send-card-unlock-mail', payload }])
  })
}

const linkLivesMs = 24 * 60 * 60 * 1000

type MailDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'mails' | 'mailer' | 'cardUnlockLinks' | 'storefront' | 'shopUrl'
>

/** Mails the link to whom the card was sent to. Nobody is mailed for a number that no card has. */
export async function sendCardUnlockMail(deps: MailDeps, numberHash: string): Promise<void> {
  const asked = { numberHash: Buffer.from(numberHash, 'base64url'), productId: choiceCardId }
  const holder = await findHolder(deps.db, asked)
  if (holder === undefined) return
  const until = new Date(deps.clock.now().getTime() + linkLivesMs)
  try {
    await deps.mailer.send(await write(deps, { holder, until }))
  } catch (error) {
    if (!(error instanceof AddressRejected)) throw error
    deps.log.warn({ cardId: holder.cardId }, "The address of a card's holder does not work.")
  }
}

async function write(deps: MailDeps, { holder, until }: { holder: Holder; until: Date }) {
  const { language, name, email, cardId } = holder
  const token = deps.cardUnlockLinks.token({ id: cardId, until })
  const { name: shopName, organisation } = deps.storefront
  const url = cardUnlockUrl(deps, { token, language })
  return {
    // The same mail when the job runs again within the hour.
    key: `unlock:${cardId}:${token.slice(-6)}`,
    to: { name, address: email },
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
): Promise<void> {
  const numberHash = deps.vault.hashNumber(number)
  for (const key of [triesOf(deps, numberHash), mailsOf(deps, numberHash)])
    await inOneStatement(deps, (one) => clearSecretAttempt(one, key))
}
