import type { Money } from '#kernel/money.ts'

export type MailedCard = { title: string; amount: Money; imageUrl: string; backgroundColor: string }

export type CardGroup = { card: MailedCard; count: number }

/** More pictures than these make a mail that readers cut off. */
const groupsMax = 6

/** Equal cards together, and how many cards are left unnamed beyond the first few. */
export function groupCards(cards: readonly MailedCard[]): {
  groups: readonly CardGroup[]
  unnamedCount: number
} {
  const byKind = new Map<string, CardGroup>()
  for (const card of cards) {
    const key = JSON.stringify([card.title, card.amount, card.imageUrl])
    byKind.set(key, { card, count: (byKind.get(key)?.count ?? 0) + 1 })
  }
  const groups = [...byKind.values()]
  const unnamed = groups.slice(groupsMax)
  return {
    groups: groups.slice(0, groupsMax),
    unnamedCount: unnamed.reduce((total, { count }) => total + count, 0),
  }
}
