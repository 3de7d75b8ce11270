/** What is known of a gift before its product is chosen. It is handed on in a form or in the history, never in an address. */
export type StartedGift = {
  name: string
  message: string
  /** Within what the giver wants to spend; the product begins with it where it has it. */
  amountCents?: number | undefined
}

const lengthMax = 150

/** Out of what came with a form or an entry of the history, which may hold anything; undefined where nothing was said. */
export function readStartedGift(sent: {
  name?: unknown
  message?: unknown
  amountCents?: unknown
}): StartedGift | undefined {
  const gift = {
    name: textOf(sent.name),
    message: textOf(sent.message),
    amountCents: centsOf(sent.amountCents),
  }
  const isEmpty = gift.name === '' && gift.message === '' && gift.amountCents === undefined
  return isEmpty ? undefined : gift
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, lengthMax) : ''

function centsOf(value: unknown): number | undefined {
  const cents = typeof value === 'string' ? Number(value) : value
  return typeof cents === 'number' && Number.isSafeInteger(cents) && cents > 0 ? cents : undefined
}

/** The gift in the state of an entry of the history. */
export function giftInState(state: unknown): StartedGift | undefined {
  if (typeof state !== 'object' || state === null || !('gift' in state)) return undefined
  const { gift } = state
  return typeof gift === 'object' && gift !== null ? readStartedGift(gift) : undefined
}
