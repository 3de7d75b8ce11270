import type { Card } from '#domain/cards/card.ts'
import { CardNumber, CardPin } from '#domain/cards/code.ts'
import {
  CardBlocked,
  CardNotAccepted,
  CardNotActivated,
  CardOfOtherStore,
} from '#domain/cards/errors.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { findPrintedCards } from '#domain/cards/printed-cards.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { isBlocked, nameOfSource } from '#domain/secret-attempts/blocked-sources.ts'
import { countInBurst } from '#domain/secret-attempts/count-in-burst.ts'
import { CardNumberUsedUp, TooManySecretAttempts } from '#domain/secret-attempts/errors.ts'
import type { SecretAttemptKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import { countSecretAttempt, forgiveSecretAttempt } from '#flows/abuse/count-secret-attempt.ts'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import type { BudgetDeps } from '#flows/abuse/spend-budget.ts'
import { askForUnlock, triesOf } from '#flows/cards/unlock-card.ts'
import { type CardBalanceView, type CardViewDeps, viewCard } from '#flows/cards/view-card.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { Language } from '#kernel/language.ts'

const minuteMs = 60_000

/** Number and pin are plain digits. */
export type BalanceQuestion = {
  cardNumber: string
  pin: string
  captchaToken: string
  clientIp: string | undefined
  language: Language
}

type ProveDeps = BudgetDeps & Pick<Deps, 'log' | 'vault'>

/**
 * What a choice card holds, for a visitor with its number and pin (SPEC §2). Until both are right everything is done
 * alike whatever is wrong, and answered alike: `CardNotAccepted` (3513). Wrong attempts wait, by number and by
 * source, whether or not there is such a card: `TooManySecretAttempts` (3601). After fifty in all a number is not looked
 * at any more, and a link is mailed to where its card went: `CardNumberUsedUp` (3514). Once both are right a card of another
 * storefront is refused (3527), and a printed card without value says so: `CardNotActivated` (3526), and one that was replaced that it is blocked (3523). Throws what `passCaptcha` throws.
 */
export async function checkBalance(
  deps: ProveDeps & CardViewDeps,
  { captchaToken, language, clientIp, ...typed }: BalanceQuestion,
): Promise<CardBalanceView> {
  const card = await proveCard(deps, { captchaToken, clientIp, ...typed })
  const { own } = card
  if (own !== undefined && own.storefront !== deps.storefront.key) throw new CardOfOtherStore()
  // Nothing of it is left to show: another number has it all.
  if (card.state === 'replaced') throw new CardBlocked()
  return viewCard(deps, card, language)
}

/** The card whose number and pin somebody has: what `checkBalance` does until both are right, and throws. */
export async function proveCard(
  deps: ProveDeps,
  { captchaToken, clientIp, ...typed }: Omit<BalanceQuestion, 'language'>,
): Promise<Card> {
  await passCaptcha(deps, { token: captchaToken, action: 'common' })
  const numberHashes = deps.vault.hashNumber(new CardNumber(typed.cardNumber))
  const ofNumber = triesOf(deps, numberHashes)
  const ofSource = deps.secretAttemptKeys.of('cardSource', sourceOf(clientIp))
  await countSecretAttempt(deps, [ofNumber, ofSource]).catch(async (error: unknown) => {
    if (error instanceof CardNumberUsedUp) await askForUnlock(deps, { numberHashes, clientIp })
    if (error instanceof TooManySecretAttempts) await tellOfWalk(deps, ofSource)
    throw error
  })
  const card = await ensureOwnCard(deps, { numberHashes, pin: new CardPin(typed.pin) })
  await forgiveSecretAttempt(deps, { clear: ofNumber, giveBack: ofSource })
  if (card === 'blank') throw new CardNotActivated()
  return card
}

/**
 * Somebody who mistypes one number is no alert; who tries number after number from one place is. A burst of refused tries
 * is told once, and again each time that it has grown as the storefront says.
 */
async function tellOfWalk(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'storefront'>,
  source: SecretAttemptKey,
): Promise<void> {
  const { db, log, storefront } = deps
  const { burstMinutes, growth } = storefront.fairness.alerts
  const now = deps.clock.now()
  if (!(await isBlocked(db, source, now))) return
  const burst = { name: `cardNumbers:${storefront.key}`, now, quietMs: burstMinutes * minuteMs }
  const refused = await inOneStatement(deps, (one) => countInBurst(one, burst))
  if (!isPowerOf(growth, refused)) return
  log.error(
    { alert: true, source: nameOfSource(source.hash), refused },
    'Card number after card number is tried from one place: `cards guesses` shows it.',
  )
}

const isPowerOf = (base: number, count: number): boolean =>
  count === 1 || (count % base === 0 && isPowerOf(base, count / base))

/** Stands in for the card that is not there, issued or printed, so that a pin is hashed and compared in any case. */
const nobodysCard = {
  id: 'crd_00000000000000000000000000',
  sealed: { pinHash: undefined, pinHashKeyId: '' },
} as const

async function ensureOwnCard(
  { db, vault }: ProveDeps,
  { numberHashes, pin }: { numberHashes: readonly Uint8Array[]; pin: CardPin },
): Promise<Card | 'blank'> {
  const isChoiceCard = ({ productId }: { productId: string }) => productId === choiceCardId
  const card = (await loadCards(db, { numberHashes })).find(isChoiceCard)
  const printed = (await findPrintedCards(db, numberHashes)).find(isChoiceCard)
  const found = card ?? (printed && { id: printed.id, sealed: printed })
  const { id, sealed } = found ?? nobodysCard
  const isHolder = vault.isPinOf(id, sealed, pin)
  if (found === undefined || !isHolder) throw new CardNotAccepted()
  return card ?? 'blank'
}
