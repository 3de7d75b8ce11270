import type { Card } from '#domain/cards/card.ts'
import {
  PayingCardAlreadyAdded,
  PayingCardUnknown,
  TooManyPayingCards,
} from '#domain/cart/errors.ts'
import { isRedeemable } from '#domain/cart/redeem-rules.ts'
import type { OneStatement } from '#domain/db.ts'
import { LostRace } from '#domain/lost-race.ts'
import {
  CardDataMissing,
  CardNotRedeemable,
  CardOfOtherProgramme,
  LastRedeemCard,
  RedeemDataUnavailable,
} from '#domain/redeem/errors.ts'
import {
  endRedeemSession,
  openRedeemSession,
  type RedeemSession,
  storeRedeemCards,
} from '#domain/redeem/redeem-session.ts'
import type { RedeemRules } from '#domain/storefronts/storefront.ts'
import { type BalanceQuestion, proveCard } from '#flows/cards/check-balance.ts'
import { ensurePaying } from '#flows/cart/add-proven-card.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { type CardId, newId } from '#kernel/ids.ts'
import { payingCardsMax } from '#kernel/limits.ts'
import { randomBytes } from '#kernel/random-bytes.ts'
import { cartOf, type RedeemCaller, type Redeeming, requireRedeem } from './require-redeem.ts'

type OpenDeps = Parameters<typeof proveCard>[0] & Pick<Deps, 'clock' | 'storefront'>

type RulesDeps = Pick<Deps, 'storefront' | 'catalogue' | 'log'>

type Typed = Omit<BalanceQuestion, 'language'>

/** Nobody guesses one. */
const tokenBytes = 32

/**
 * Somebody with number and pin begins to exchange a card. The token is for their browser alone. Throws what `proveCard` throws until
 * both are right, then 3523 to 3527 by what is wrong with the card, and what `requireRules` throws.
 */
export async function openRedeem(
  deps: OpenDeps & RulesDeps,
  typed: Typed,
  visitorKey: string,
): Promise<{ token: string; redeeming: Redeeming }> {
  const card = await proveCard(deps, typed)
  await ensurePaying(deps, card)
  const programme = programmeOf(card)
  const { storefront } = deps
  const rules = requireRules(deps, programme)
  const token = Buffer.from(randomBytes(tokenBytes)).toString('base64url')
  const now = deps.clock.now()
  const session = await inOneStatement(deps, (one) =>
    openRedeemSession(one, {
      ...{ id: newId('rds', now.getTime()), programme, cardIds: [card.id] },
      ...{ tokenHash: deps.secretAttemptKeys.ofRedeem(token), visitorKey },
      ...{ storefront: storefront.key, now },
    }),
  )
  return { token, redeeming: { session, rules, visitorKey, of: cartOf(session, visitorKey) } }
}

/** How cards of a programme are exchanged. Throws 3548 where nothing is known of it, 3541 where they are not, and 3547 where nothing is sold for them. */
function requireRules({ storefront, catalogue, log }: RulesDeps, programme: string): RedeemRules {
  const known = storefront.cardProgrammes.find(({ key }) => key === programme)
  if (known === undefined) {
    log.error(
      { alert: true, programme },
      'A card cannot be exchanged: the storefront lacks its programme.',
    )
    throw new CardDataMissing()
  }
  const { redeem: rules } = known
  if (rules === undefined) throw new CardNotRedeemable()
  const { products } = catalogue.current()
  if (!products.some((product) => isRedeemable(product, storefront, rules)))
    throw new RedeemDataUnavailable()
  return rules
}

/** Cards of before knew no programme: their issuer was called like it. */
export const programmeOf = ({ own, issuer }: Card): string => own?.programme ?? issuer

/**
 * One more card is exchanged. Throws what `openRedeem` throws, 3540, 3520, 3521, and `CardOfOtherProgramme` (3542) for one of
 * another kind.
 */
export async function addRedeemCard(
  deps: OpenDeps,
  typed: Typed,
  caller: RedeemCaller,
): Promise<Redeeming> {
  await requireRedeem(deps.db, deps, caller)
  const card = await proveCard(deps, typed)
  await ensurePaying(deps, card)
  return changeCards(deps, caller, ({ programme, cardIds }) => {
    if (cardIds.includes(card.id)) throw new PayingCardAlreadyAdded()
    if (programmeOf(card) !== programme) throw new CardOfOtherProgramme()
    if (cardIds.length >= payingCardsMax) throw new TooManyPayingCards()
    return [...cardIds, card.id]
  })
}

/** A card is left as it is. Throws 3540, 3522 and `LastRedeemCard` (3546). */
export const removeRedeemCard = (
  deps: OpenDeps,
  cardId: CardId,
  caller: RedeemCaller,
): Promise<Redeeming> =>
  changeCards(deps, caller, ({ cardIds }) => {
    if (!cardIds.includes(cardId)) throw new PayingCardUnknown()
    if (cardIds.length === 1) throw new LastRedeemCard()
    return cardIds.filter((id) => id !== cardId)
  })

const changeCards = (
  deps: OpenDeps,
  caller: RedeemCaller,
  change: (session: RedeemSession) => readonly CardId[],
): Promise<Redeeming> =>
  inOneStatement(deps, async (one: OneStatement) => {
    const redeeming = await requireRedeem(one, deps, caller)
    const cardIds = change(redeeming.session)
    if (!(await storeRedeemCards(one, redeeming.session, cardIds))) throw new LostRace()
    const session = { ...redeeming.session, cardIds }
    return { ...redeeming, session, of: cartOf(session, redeeming.visitorKey) }
  })

/** The visitor is done, or leaves: the token is worth nothing from now on. One that has ended already is no error. */
export async function closeRedeem(deps: OpenDeps, caller: RedeemCaller): Promise<void> {
  const { session } = await requireRedeem(deps.db, deps, caller)
  await inOneStatement(deps, (one) => endRedeemSession(one, session.id))
}
