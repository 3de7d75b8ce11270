import type { Db } from '#domain/db.ts'
import { listOrderHistory, listOrderMails } from '#domain/history/list-order-history.ts'
import type { OrderRecord } from '#domain/orders/load-order-record.ts'
import { tellEntry } from './tell-entry.ts'
import { sayWhen, sentence } from './words.ts'

type Line = { at: Date; text: string }

/** All that happened to an order, its payments, post, cards, cases and mails, the oldest first. */
export async function tellTimeline(db: Db, order: OrderRecord): Promise<readonly string[]> {
  const entries = await listOrderHistory(db, order.id)
  const mails = await listOrderMails(db, order.id)
  const lines: Line[] = [
    { at: order.placedAt, text: toldOf(order.placedAt, order.id, 'placed') },
    ...order.payments.map(({ id, openedAt }) => ({
      at: openedAt,
      text: toldOf(openedAt, id, 'opened'),
    })),
    ...entries.map((entry) => ({ at: entry.writtenAt, text: tellEntry(entry) })),
    ...mails.map(({ kind, subject, firstTriedAt, endedAt, tries }) => ({
      at: firstTriedAt,
      text: sentence(
        toldOf(firstTriedAt, subject, `mail ${kind}`),
        endedAt === null ? `not sent yet, tried ${tries} time(s)` : sayWhen('ended', endedAt),
      ),
    })),
  ]
  return lines.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ text }) => text)
}

const toldOf = (at: Date, subject: string, event: string): string =>
  sentence(
    sayWhen('', at).map((moment) => moment.trim()),
    subject,
    event,
  )
