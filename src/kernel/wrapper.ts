/** Papers around a digital gift that cost nothing, as they are offered. The first one is chosen already. */
export const plainWrappers = ['hearts', 'leaves', 'dots'] as const

export type PlainWrapper = (typeof plainWrappers)[number]

/** The paper of a gift that names none: it was put in a basket before there was a choice. */
export const firstWrapper: PlainWrapper = plainWrappers[0]

const isPlainWrapper = (id: string): id is PlainWrapper =>
  plainWrappers.some((plain) => plain === id)

/** The paper to draw: a gift of another release may name one that this release does not know. */
export const wrapperToDraw = (id: string | null | undefined): PlainWrapper =>
  id != null && isPlainWrapper(id) ? id : firstWrapper
