/*
 * What goes around a gift: papers and packings by their names, as they are offered. What each costs is data of the storefront,
 * what it is called stands with the texts, how it is drawn in content/wrappers.
 */

/** Papers around a digital gift that cost nothing. The first one is chosen already. */
export const plainWrappers = ['hearts', 'leaves', 'dots'] as const

/** Around a digital gift, at a price; each comes off in a way of its own. */
export const paidWrappers = [
  ...(['envelope', 'box', 'kraft', 'cloth'] as const),
  ...(['balloons', 'cracker', 'theatre', 'sky'] as const),
] as const

export const digitalWrappers = [...plainWrappers, ...paidWrappers] as const

/** Papers around what goes by post. */
export const physicalWrappers = [
  ...(['delft', 'tulips', 'stripes'] as const),
  ...(['confetti', 'pine', 'plum'] as const),
] as const

/** A box around the paper of what goes by post. */
export const giftPackings = ['giftBox'] as const

export type PlainWrapper = (typeof plainWrappers)[number]
export type PaidWrapper = (typeof paidWrappers)[number]
export type DigitalWrapper = PlainWrapper | PaidWrapper
export type PhysicalWrapper = (typeof physicalWrappers)[number]
export type GiftPacking = (typeof giftPackings)[number]

/** All that can go around a gift. */
export type Wrapping = DigitalWrapper | PhysicalWrapper | GiftPacking

export const wrappings: readonly Wrapping[] = [
  ...digitalWrappers,
  ...physicalWrappers,
  ...giftPackings,
]

/** The paper of a digital gift that names none: it was put in a basket before there was a choice. */
export const firstWrapper: PlainWrapper = plainWrappers[0]

const papersOfOnePrice: readonly (readonly Wrapping[])[] = [
  plainWrappers,
  paidWrappers,
  physicalWrappers,
]

/** Papers that cost as much as this one, itself among them: one may take the place of another that was paid for. */
export const papersLike = (id: string): readonly Wrapping[] =>
  papersOfOnePrice.find((papers) => papers.some((one) => one === id)) ?? []

const among =
  <Id extends string>(ids: readonly Id[]) =>
  (id: string | null | undefined): id is Id =>
    ids.some((one) => one === id)

export const isPlainWrapper = among(plainWrappers)
export const isPaidWrapper = among(paidWrappers)
export const isPhysicalWrapper = among(physicalWrappers)
export const isGiftPacking = among(giftPackings)
const isDigitalWrapper = among(digitalWrappers)

/** The paper to draw: a gift of another release may name one that this release does not know. */
export const wrapperToDraw = (id: string | null | undefined): DigitalWrapper =>
  isDigitalWrapper(id) ? id : firstWrapper

/** As many cards as fit into one paper, or one box. */
const cardsWrappedTogetherMax = 10

/** How many papers, or boxes, go around so many cards of one package that goes by post. */
export const wrappedByPost = (cards: number, isEachWrapped: boolean | undefined): number =>
  isEachWrapped ? cards : Math.ceil(cards / cardsWrappedTogetherMax)
