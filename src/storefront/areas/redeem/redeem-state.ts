import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { RedeemStateFragment } from '#storefront/graphql/generated/graphql.ts'
import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'
import { callRedeem, mutateRedeem } from '#storefront/parts/redeem/call-redeem.ts'
import {
  keepRedeemToken,
  readRedeemToken,
  takeTokenFromAddress,
} from '#storefront/parts/redeem/redeem-token.ts'
import { answerWithin, sparedAnswerMs } from '#ui/answer-within.ts'
import type { AnswerWithErrors } from '#ui/form/shop-form.ts'

/** The cards that are exchanged in this tab, and what is chosen for them. */
export type OpenRedeem = {
  kind: 'open'
  session: NonNullable<RedeemStateFragment['redeem']>
  order: NonNullable<RedeemStateFragment['order']>
}

export type RedeemState =
  | OpenRedeem
  | { kind: 'loading' }
  /** `hasEnded`: there was one, which was left alone for too long. */
  | { kind: 'none'; hasEnded: boolean }
  | { kind: 'unreachable' }

const loading: RedeemState = { kind: 'loading' }

let state: RedeemState = loading
const listeners = new Set<() => void>()

function show(next: RedeemState): void {
  state = next
  for (const listener of listeners) listener()
}

/** What a change was answered with: how it stands now; nothing, where it was refused. */
export function applyState({ redeem, order }: RedeemStateFragment): void {
  if (redeem && order) show({ kind: 'open', session: redeem, order })
}

/** Asks the shop how it stands. What could not be asked stays as it was, where something was there. */
export async function refreshRedeem(): Promise<void> {
  takeTokenFromAddress()
  if (readRedeemToken() === undefined)
    return show({ kind: 'none', hasEnded: state.kind === 'none' && state.hasEnded })
  try {
    const { redeemSession, redeemOrder } = await callRedeem(RedeemDocument, {})
    if (redeemSession && redeemOrder)
      return show({ kind: 'open', session: redeemSession, order: redeemOrder })
    endHere(true)
  } catch {
    if (state.kind !== 'open') show({ kind: 'unreachable' })
  }
}

function endHere(hasEnded: boolean): void {
  keepRedeemToken(undefined)
  show({ kind: 'none', hasEnded })
}

/** Ends it here and in the shop: nothing of it is left in this tab. What the shop does not hear ends there by itself. */
export async function leaveRedeem(): Promise<AnswerWithErrors> {
  const close = () => mutateRedeem(CloseRedeemDocument, {})
  await answerWithin(close, sparedAnswerMs).catch(() => undefined)
  endHere(false)
  return { errors: [] }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) void refreshRedeem()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How it stands in this tab; the page that the server sends knows nothing of it. */
export const useRedeem = (): RedeemState => useBrowserValue(subscribe, () => state, loading)

/** The same for what stands over the pages that need it. */
export function useOpenRedeem(): OpenRedeem | undefined {
  const redeem = useRedeem()
  return redeem.kind === 'open' ? redeem : undefined
}

const RedeemDocument = graphql(`
  query Redeem($userData: UserData!) {
    redeemSession(userData: $userData) { ...RedeemSession }
    redeemOrder(userData: $userData) { ...RedeemOrder }
  }
`)

const CloseRedeemDocument = graphql(`
  mutation CloseRedeem($userData: UserData!) {
    closeRedeem(userData: $userData) { errors { ...ShopError } }
  }
`)

graphql(`
  fragment RedeemState on RedeemPayload {
    redeem { ...RedeemSession }
    order { ...RedeemOrder }
    errors { ...ShopError }
  }
`)

graphql(`
  fragment RedeemSession on RedeemSession {
    cards { id maskedNumber balance { currency value } expiryDate }
    pageId
    company
    remainingBalance { currency value }
    minimumRemainingBalance { currency value }
    maximumPostedCardAmount { currency value }
    shouldAddDigitalAddress
    shouldAddPhysicalAddress
  }
`)

graphql(`
  fragment RedeemOrder on RedeemOrder {
    id
    packages { __typename ...RedeemLine }
    billingAddress { ...DetailsAddress }
    totals {
      subTotal { currency value }
      grandTotal { currency value }
      adjustments { title adjustmentType price { currency value } }
    }
    remainingBalance { currency value }
    isRemainderTooSmall
    toPay { currency value }
    problemCount
    totalQuantity
    version
  }
`)

graphql(`
  fragment RedeemLine on RedeemPackage {
    id
    mainProduct { ...RedeemProduct }
    packageTotals {
      mainItemAmount { currency value }
      mainItemEditable
      promotionAmount { currency value }
    }
    variationType
    amount { currency value }
    quantity
    problem
    original { id title }
    alternatives { id title shortTitle image { url } backgroundColor }
  }
`)
