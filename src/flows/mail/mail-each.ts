import { AddressRejected } from '#domain/mail/mailer.ts'
import { concurrently } from '#flows/shared/concurrently.ts'

const mailsAtOnce = 8

/** What could not be sent now and is worth another try, with the reason. */
export type Unsent<Id> = ReadonlyMap<Id, Error>

type Mailing<Item, Id> = {
  idOf: (item: Item) => Id
  send: (item: Item) => Promise<void>
  /** An address that does not work is not tried again. */
  reject: (item: Item, error: AddressRejected) => Promise<void> | void
}

/** Sends a mail for each, eight at once, and tells what became of them; one that fails holds no other up. */
export async function mailEach<Item, Id>(
  items: readonly Item[],
  { idOf, send, reject }: Mailing<Item, Id>,
): Promise<{ sent: Item[]; rejected: Item[]; unsent: Unsent<Id> }> {
  const sent: Item[] = []
  const rejected: Item[] = []
  const unsent = new Map<Id, Error>()
  await concurrently(items, mailsAtOnce, async (item) => {
    try {
      await send(item)
      sent.push(item)
    } catch (error) {
      if (!(error instanceof AddressRejected)) unsent.set(idOf(item), error as Error)
      else {
        await reject(item, error)
        rejected.push(item)
      }
    }
  })
  return { sent, rejected, unsent }
}
