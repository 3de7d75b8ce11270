import { CardNumber } from '#domain/cards/code.ts'
import { askBalance } from './check-card.ts'
import type { Dice } from './dice.ts'
import type { WalkWorld } from './walk-world.ts'

type Card = { id: string; state: string; events: string | null; cents: number }

/**
 * Each card that the operator was told to have stopped, let go or replaced has that in its history, so often at least; and every number that
 * anybody has says through the front door what the books say, of a stopped card and of a number of before nothing at all.
 */
export async function auditHandledCards(world: WalkWorld, dice: Dice): Promise<readonly string[]> {
  return [...(await auditHistory(world)), ...(await auditNumbers(world, dice))]
}

const events = { block: 'stopped', unblock: 'let go', replace: 'replaced' } as const

async function auditHistory({ read, cardActs }: WalkWorld): Promise<readonly string[]> {
  const cards = await read<Card>(
    `select subject as id, string_agg(event, ',' order by id) as events from history group by subject`,
  )
  const told = new Map(cards.map((card) => [card.id, card.events?.split(',') ?? []]))
  const kinds = Map.groupBy(cardActs, ({ cardId, act }) => `${cardId} ${events[act]}`)
  return [...kinds].flatMap(([kind, acts]) => {
    const [cardId = '', ...words] = kind.split(' ')
    const event = words.join(' ')
    const count = (told.get(cardId) ?? []).filter((one) => one === event).length
    return count >= acts.length
      ? []
      : [`card ${cardId} was said to be ${event} ${acts.length} times, its history knows ${count}`]
  })
}

/** Of a number that another took the place of nothing is said, of any other what stands on its card; and nobody else's says what no card has. */
async function auditNumbers(world: WalkWorld, dice: Dice): Promise<readonly string[]> {
  const { read, wallet, cardActs } = world
  const rows = await read<{ id: string; cents: number }>(`
    select cards.id, (balance_cents + coalesce((select sum(amount_cents) from holds
        where card_id = cards.id and state = 'held' and leased_until <= now()), 0))::int as cents
      from cards join ledger_accounts on ledger_accounts.id = 'card:' || cards.id
      where cards.state = 'active'`)
  const onCard = new Map(rows.map(({ id, cents }) => [id, cents]))
  const sums = new Set([0, ...onCard.values()])
  const cardOf = new Map<string, string>()
  const standing = await readStanding(world)
  for (const { cardId, card } of cardActs)
    if (card !== undefined)
      cardOf.set(card.number, standing.has(cardId) ? 'another number' : cardId)
  for (const [cardId, number] of standing) cardOf.set(number, cardId)
  const findings: string[] = []
  for (const card of wallet) {
    const { card: shown } = await askBalance(world.visitor(dice), card)
    const said = shown?.balance?.value ?? 0
    const of = cardOf.get(card.number)
    const isRight = of === undefined ? sums.has(said) : said === (onCard.get(of) ?? 0)
    if (!isRight)
      findings.push(
        `the number of ${of ?? 'a card'} says ${said}, its books ${onCard.get(of ?? '')}`,
      )
  }
  return findings
}

/** The number that stands now on each card which was replaced, also where an outage swallowed the answer to the operator. */
async function readStanding({ read, blanks }: WalkWorld): Promise<ReadonlyMap<string, string>> {
  const rows = await read<{ id: string; to: string }>(`
    select distinct on (subject) subject as id, facts->>'to' as to from history
      where event = 'replaced' and facts ? 'to' order by subject, written_at desc`)
  // No two printed cards of a walk end alike.
  const numbers = new Map(blanks.map(({ number }) => [`${new CardNumber(number)}`, number]))
  return new Map(rows.map(({ id, to }) => [id, numbers.get(to) ?? to]))
}
