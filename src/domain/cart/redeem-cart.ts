import { createHash } from 'node:crypto'
import type {
  Cart,
  CartOf,
  CartPackage,
  CartShipment,
  KeptCart,
  RedeemChoice,
} from '#domain/cart/cart.ts'
import {
  cartColumns,
  findOpenCart,
  isOpen,
  newRow,
  storeCart,
  toKeptCart,
} from '#domain/cart/cart-row.ts'
import { PackageUnknown } from '#domain/cart/errors.ts'
import { lockCartRow } from '#domain/cart/lock-cart.ts'
import { type Added, addedTo } from '#domain/cart/redeem-promotions.ts'
import { partsOf, redeemRulesOf } from '#domain/cart/redeem-rules.ts'
import type { Product, VariationType } from '#domain/catalogue/product.ts'
import type { Db, OneStatement, Tx } from '#domain/db.ts'
import { LostRace } from '#domain/lost-race.ts'
import type { Shop } from '#domain/shop.ts'
import type { RedeemRules } from '#domain/storefronts/storefront.ts'
import { allocate } from '#kernel/allocate.ts'
import { type CardId, idFrom, newId, type RedeemSessionId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import type { Language } from '#kernel/language.ts'

/*
 * What choice cards are exchanged for is a cart beside its visitor's basket, as a single gift is: it lies under a key of its
 * session, and its cards are the session's.
 */

/** No id of a product has a point in it. */
export const redeemCartKeyOf = (visitorKey: string, session: RedeemSessionId): string =>
  `${visitorKey}:redeem.${session}`

/** Whose it is, and what pays it. */
export type RedeemCartOf = {
  visitorKey: string
  sessionId: RedeemSessionId
  programme: string
  cardIds: readonly CardId[]
}

export type RedeemCart = CartOf<'redeem'>

/** It has never been kept. */
const unkept = 0

/** The cart of a session; an empty one where nothing was kept yet, or what was kept is ordered. */
export async function findRedeemCart(
  db: Db,
  of: RedeemCartOf,
  { storefront, language, now }: { storefront: string; language: Language; now: Date },
): Promise<RedeemCart> {
  const visitorKey = redeemCartKeyOf(of.visitorKey, of.sessionId)
  const [row] = await findOpenCart(db, { visitorKey, now })
  if (row !== undefined) return withCards(toKeptCart(row), of)
  const { programme, cardIds: payingCards } = of
  return {
    ...{ kind: 'redeem', id: newId('crt', now.getTime()), version: unkept, storefront, language },
    ...{ shipments: [], details: undefined, redeem: { programme, choices: [] }, payingCards },
  }
}

/**
 * Open cart of a session, locked as by `lockCart`. Throws `CartExpired` (3203) and `CartMoved`
 * (3206).
 */
export async function lockRedeemCart(tx: Tx, of: RedeemCartOf, now: Date): Promise<RedeemCart> {
  const key = redeemCartKeyOf(of.visitorKey, of.sessionId)
  return withCards(toKeptCart(await lockCartRow(tx, key, now)), of)
}

/** Cart of a row, paid by the cards of its session. */
function withCards(cart: KeptCart, { cardIds }: RedeemCartOf): RedeemCart {
  invariant(cart.kind === 'redeem', "A session's key holds an exchange.")
  return { ...cart, payingCards: cardIds }
}

/** Throws `LostRace` where another tab was first. */
export async function storeRedeemCart(
  one: OneStatement,
  cart: RedeemCart,
  { of, now }: { of: RedeemCartOf; now: Date },
): Promise<RedeemCart> {
  if (cart.version !== unkept) return storeCart(one, cart, now)
  const key = redeemCartKeyOf(of.visitorKey, of.sessionId)
  const row = await one
    .insertInto('carts')
    .values({ ...newRow(cart, { key, now }), single_gift_of: of.visitorKey })
    .onConflict((conflict) =>
      conflict.column('visitor_key').where('state', '=', isOpen).doNothing(),
    )
    .returning(cartColumns)
    .executeTakeFirst()
  if (row === undefined) throw new LostRace()
  return withCards(toKeptCart(row), of)
}

const forms: readonly VariationType[] = ['DIGITAL', 'PHYSICAL']

/** What its choices come down to today: all to whoever redeems, one shipment by e-mail and one by post. */
export function withRedeemShipments<Kept extends Cart>(cart: Kept, shop: Shop): Kept {
  const { catalogue, storefront, promotions } = shop
  if (cart.kind !== 'redeem') return cart
  const { redeem } = cart
  const rules = redeemRulesOf(storefront, redeem.programme)
  if (rules === undefined) return cart
  const shipments = forms.flatMap((deliveryForm): CartShipment[] => {
    const chosen = redeem.choices.filter(({ variationType }) => variationType === deliveryForm)
    if (chosen.length === 0) return []
    const id = idFrom('shp', digest(cart.id, deliveryForm))
    const packages = chosen.flatMap(({ original: _, ...choice }) => {
      const product = catalogue.productById.get(choice.productId)
      const added = addedTo(choice, product, { promotions, cart })
      return packagesOf({ choice, product, added, rules })
    })
    return [
      {
        ...{ id, tag: id.slice(-8), deliveryForm, receiver: { kind: 'self' }, deliveryDate: null },
        packages,
      },
    ]
  })
  return { ...cart, shipments }
}

type ToPack = {
  choice: RedeemChoice
  product: Product | undefined
  added: Added | undefined
  rules: RedeemRules
}

/** What the shop adds is spread over the cards, as each is worth. */
function packagesOf({ choice, product, added, rules }: ToPack): readonly CartPackage[] {
  const amountCents = choice.amountCents + (added?.cents ?? 0)
  const parts = partsOf({ ...choice, amountCents }, product, rules)
  const addedCents = allocate(
    (added?.cents ?? 0) * choice.quantity,
    parts.map((part) => part.amountCents * part.quantity),
  )
  return parts.map((part, at) => ({
    ...{ ...choice, ...part, choiceId: choice.id, message: undefined },
    id: idFrom('pkg', digest(choice.id, String(part.amountCents))),
    ...(added && { added: { promotionId: added.promotion.id, cents: addedCents[at] ?? 0 } }),
  }))
}

const digest = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(parts.join(' ')).digest()

/** With one more choice; the same again is one more of it. */
export function withChoice(cart: RedeemCart, added: Omit<RedeemChoice, 'id'>): RedeemCart {
  const { choices } = cart.redeem
  const isSame = (choice: RedeemChoice): boolean =>
    choice.productId === added.productId &&
    choice.variationType === added.variationType &&
    choice.amountCents === added.amountCents &&
    choice.original === undefined
  const same = choices.find(isSame)
  const next: readonly RedeemChoice[] =
    same === undefined
      ? [...choices, { id: newId('pkg'), ...added }]
      : choices.map((choice) =>
          choice === same ? { ...same, quantity: same.quantity + added.quantity } : choice,
        )
  return withChoices(cart, next)
}

/** Throws `PackageUnknown` (3201). */
export function requireChoice({ redeem }: RedeemCart, id: string): RedeemChoice {
  const choice = redeem.choices.find((one) => one.id === id)
  if (choice === undefined) throw new PackageUnknown()
  return choice
}

export const withChangedChoice = (cart: RedeemCart, changed: RedeemChoice): RedeemCart =>
  withChoices(
    cart,
    cart.redeem.choices.map((choice) => (choice.id === changed.id ? changed : choice)),
  )

export const withoutChoice = (cart: RedeemCart, id: string): RedeemCart =>
  withChoices(
    cart,
    cart.redeem.choices.filter((choice) => choice.id !== id),
  )

const withChoices = (cart: RedeemCart, choices: readonly RedeemChoice[]): RedeemCart => ({
  ...cart,
  redeem: { ...cart.redeem, choices },
})
