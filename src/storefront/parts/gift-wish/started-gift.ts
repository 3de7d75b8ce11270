/** What is known of a gift before its product is chosen. It is handed on in a form or in the history, never in an address. */
export type StartedGift = { name: string; message: string }

const lengthMax = 150

/** Out of what came with a form or an entry of the history, which may hold anything; undefined without a word. */
export function readStartedGift(name: unknown, message: unknown): StartedGift | undefined {
  const gift = { name: textOf(name), message: textOf(message) }
  return gift.name === '' && gift.message === '' ? undefined : gift
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, lengthMax) : ''

/** The gift in the state of an entry of the history. */
export function giftInState(state: unknown): StartedGift | undefined {
  if (typeof state !== 'object' || state === null || !('gift' in state)) return undefined
  const { gift } = state
  if (typeof gift !== 'object' || gift === null) return undefined
  return readStartedGift(
    'name' in gift ? gift.name : undefined,
    'message' in gift ? gift.message : undefined,
  )
}
