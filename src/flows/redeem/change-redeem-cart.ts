import type { RedeemChoice } from '#domain/cart/cart.ts'
import { ensureWithinLimits } from '#domain/cart/ensure-within-limits.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import {
  findRedeemCart,
  type RedeemCart,
  requireChoice,
  storeRedeemCart,
  withChangedChoice,
  withChoice,
  withoutChoice,
} from '#domain/cart/redeem-cart.ts'
import { ensureChoice } from '#domain/cart/redeem-rules.ts'
import { refusedTo } from '#domain/cart/refuse-promotions-of.ts'
import type { OneStatement } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { Language } from '#kernel/language.ts'
import {
  type RedeemCaller,
  type RedeemDeps,
  type Redeeming,
  requireRedeem,
} from './require-redeem.ts'

export type ChangeDeps = RedeemDeps & Parameters<typeof inOneStatement>[0]

export type RedeemCall = Shop & { language: Language; now: Date }

/** Who exchanges, and for what. */
export type RedeemLook = { redeeming: Redeeming; cart: RedeemCart }

/** The cart as it is. Throws `RedeemSessionEnded` (3540). */
export const lookAtRedeem = (
  deps: ChangeDeps,
  call: Pick<RedeemCall, 'storefront' | 'language' | 'now'>,
  caller: RedeemCaller,
): Promise<RedeemLook> => inOneStatement(deps, (one) => look(one, deps, { call, caller }))

async function look(
  one: OneStatement,
  deps: RedeemDeps,
  {
    call,
    caller,
  }: { call: Pick<RedeemCall, 'storefront' | 'language' | 'now'>; caller: RedeemCaller },
): Promise<RedeemLook> {
  const redeeming = await requireRedeem(one, deps, caller)
  const { language, now } = call
  const storefront = call.storefront.key
  const cart = await findRedeemCart(one, redeeming.of, { storefront, language, now })
  return { redeeming, cart }
}

type Change = (cart: RedeemCart, redeeming: Redeeming) => RedeemCart

/** Throws 3540, what the change throws, 2015 and 2030 where it becomes too much. */
const change = (
  deps: ChangeDeps,
  call: RedeemCall,
  { caller, to }: { caller: RedeemCaller; to: Change },
): Promise<RedeemLook> =>
  inOneStatement(deps, async (one) => {
    const { redeeming, cart: before } = await look(one, deps, { call, caller })
    const after = to({ ...before, language: call.language }, redeeming)
    if (after.redeem.choices.length >= before.redeem.choices.length)
      ensureWithinLimits(priceCart(after, call), call.storefront)
    const { now } = call
    return { redeeming, cart: await storeRedeemCart(one, after, { of: redeeming.of, now }) }
  })

/** Something is chosen for the card. Throws besides what `ensureChoice` throws. */
export const addRedeemChoice = (
  deps: ChangeDeps,
  call: RedeemCall,
  { caller, choice }: { caller: RedeemCaller; choice: Omit<RedeemChoice, 'id' | 'original'> },
): Promise<RedeemLook> =>
  change(deps, call, {
    caller,
    to: (cart, { rules }) => {
      ensureChoice(call, rules, choice)
      return withChoice(cart, choice)
    },
  })

export type ChoiceChange = {
  packageId: string
  amountCents?: number | undefined
  quantity?: number | undefined
  variationType?: RedeemChoice['variationType'] | undefined
  /** An alternative, for what cannot be supplied. */
  productId?: string | undefined
}

/** Another amount, number, form or product. Throws besides 3201 and what `ensureChoice` throws. */
export const changeRedeemChoice = (
  deps: ChangeDeps,
  call: RedeemCall,
  { caller, ...asked }: ChoiceChange & { caller: RedeemCaller },
): Promise<RedeemLook> =>
  change(deps, call, {
    caller,
    to: (cart, { rules }) => {
      const before = requireChoice(cart, asked.packageId)
      const { productId, variationType, amountCents } = before
      const next = {
        productId: asked.productId ?? productId,
        variationType: asked.variationType ?? variationType,
        amountCents: asked.amountCents ?? amountCents,
        quantity: asked.quantity ?? before.quantity,
      }
      ensureChoice(call, rules, next)
      const isOther = next.productId !== productId
      const original = before.original ?? { productId, variationType, amountCents }
      const isBack = next.productId === original.productId
      return withChangedChoice(cart, {
        ...{ ...before, ...next },
        original: isBack ? undefined : isOther ? original : before.original,
      })
    },
  })

/** Throws besides 3201. */
export const removeRedeemChoice = (
  deps: ChangeDeps,
  call: RedeemCall,
  { caller, packageId }: { caller: RedeemCaller; packageId: string },
): Promise<RedeemLook> =>
  change(deps, call, {
    caller,
    to: (cart) => withoutChoice(cart, requireChoice(cart, packageId).id),
  })

/** Who redeems, and where it is posted. */
export const saveRedeemDetails = (
  deps: ChangeDeps,
  call: RedeemCall,
  { caller, details }: { caller: RedeemCaller; details: GuestDetails },
): Promise<RedeemLook> =>
  change(deps, call, {
    caller,
    to: (cart) => ({ ...cart, details, refusedPromotions: refusedTo(cart, details) }),
  })
