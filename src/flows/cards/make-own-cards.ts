import { cardIdOf, type IssuedCard } from '#domain/cards/card.ts'
import type { CardNumber, CardSecrets } from '#domain/cards/code.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { newCardCode } from '#domain/cards/new-card-code.ts'
import { findPrintedCards } from '#domain/cards/printed-cards.ts'
import { insertCards } from '#domain/cards/record-issued-cards.ts'
import type { Tx } from '#domain/db.ts'
import type { ClaimedUnit } from '#domain/orders/claim-units.ts'
import type { CardProgramme } from '#domain/storefronts/storefront.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { invariant } from '#kernel/invariant.ts'
import { lastDayOfValidity } from '#kernel/last-day-of-validity.ts'
import type { IssuerAnswer } from './ask-issuer.ts'

type MakeDeps = Pick<Deps, 'vault' | 'clock' | 'storefronts'>

/** Of a million million numbers one is taken now and then; so many in a row are a mistake of ours. */
const attemptsMax = 10

/**
 * Makes and records a card of our own for each unit, in the transaction that issues them: nobody outside is asked, so no
 * crash leaves a card that only one side knows. A number that a card has already is made anew.
 */
export async function makeOwnCards(
  tx: Tx,
  deps: MakeDeps,
  units: readonly ClaimedUnit[],
): Promise<readonly IssuerAnswer[]> {
  const made = new Map<ClaimedUnit, IssuedCard>()
  for (let attempt = 1; made.size < units.length; attempt += 1) {
    invariant(attempt <= attemptsMax, 'A card of our own has a number of its own.')
    const cards = new Map<ClaimedUnit, IssuedCard>()
    for (const unit of units) if (!made.has(unit)) cards.set(unit, await makeCard(tx, deps, unit))
    const recorded = await insertCards(tx, [...cards.values()])
    for (const [unit, card] of cards) if (recorded.has(card.id)) made.set(unit, card)
  }
  return [...made].map(([unit, card]) => ({
    unit,
    card,
    result: { unitId: unit.unitId, state: 'issued', cardId: card.id },
  }))
}

async function makeCard(tx: Tx, deps: MakeDeps, unit: ClaimedUnit): Promise<IssuedCard> {
  const { key, prefix } = unitProgrammeOf(deps, unit)
  const { unitId, productId, currency, amountCents, validityMonths, storefront } = unit
  const id = cardIdOf(unitId)
  const issuedAt = deps.clock.now()
  return {
    id,
    unitId,
    productId,
    issuer: key,
    own: { programme: key, storefront },
    issuerReference: id,
    amount: { currency, cents: amountCents },
    sealed: deps.vault.seal(id, await newFreeCode(tx, deps, prefix)),
    validUntil: lastDayOfValidity(issuedAt, validityMonths),
    issuedAt,
  }
}

/** One product may be printed for several programmes: then the number says for which. */
export function unitProgrammeOf(
  { storefronts }: Pick<Deps, 'storefronts'>,
  { issuer, storefront }: Pick<ClaimedUnit, 'issuer' | 'storefront'>,
  printed?: CardNumber,
): CardProgramme {
  const { cardProgrammes = [] } = storefronts.find(({ key }) => key === storefront) ?? {}
  const programme =
    cardProgrammes.find(({ prefix }) => printed?.reveal().startsWith(prefix)) ??
    cardProgrammes.find(({ key }) => key === issuer)
  invariant(programme !== undefined, `${storefront} makes cards of the programme ${issuer}.`)
  return programme
}

/** While hash keys change a number may stand under an older one, where the rule of the table does not see it; or on a printed card. */
async function newFreeCode(tx: Tx, { vault }: MakeDeps, prefix: string): Promise<CardSecrets> {
  for (;;) {
    const code = newCardCode(prefix)
    const [, ...older] = vault.hashNumber(code.number)
    const isTaken =
      (await loadCards(tx, { numberHashes: older })).length > 0 ||
      (await findPrintedCards(tx, vault.hashNumber(code.number))).length > 0
    if (!isTaken) return code
  }
}
