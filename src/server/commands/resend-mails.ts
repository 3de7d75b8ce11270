import { loadOrderRecord, type OrderRecord } from '#domain/orders/load-order-record.ts'
import { askConfirmationAgain, resendForGiver } from '#flows/orders/resend-mail.ts'
import { ShopError } from '#kernel/shop-error.ts'
import type { Command, CommandAnswer } from './command.ts'
import { unknownOrder } from './show-order.ts'
import { wordsAfter } from './words.ts'

/** To the same addresses and with the same links, as often as their giver may on the order's page. */
export const resendMailsCommand: Command = {
  name: 'orders resend',
  explanation:
    'mails the receivers of an order again, or one of them, or its giver the confirmation: <number> [<dlv_…>|--confirmation] --by "<name>" --because "<why>"',
  async run({ db, clock, openQueue }, [numberOrUuid = '', ...words]) {
    const order = await loadOrderRecord(db, numberOrUuid)
    if (order === undefined) return unknownOrder(numberOrUuid)
    const actor = wordsAfter(words, '--by')
    const reason = wordsAfter(words, '--because')
    if (actor === '' || reason === '')
      return {
        lines: ['Say who asks for it and why: --by "<name>" --because "<why>".'],
        isFine: false,
      }
    const [asked = ''] = words
    if (asked === '--confirmation')
      return resendConfirmation({ db, clock, queue: await openQueue() }, { order, actor, reason })
    const ids = order.deliveries.map(({ id }) => id)
    const chosen = asked.startsWith('--') ? ids : ids.filter((id) => id === asked)
    const deps = { db, clock, queue: await openQueue() }
    const lines: string[] = []
    for (const deliveryId of chosen) {
      const resend = resendForGiver(deps, { orderId: order.id, deliveryId, actor, reason })
      const failure = await resend.then(() => undefined, refusalOf)
      lines.push(`${deliveryId}: ${failure === undefined ? 'sent again' : `not sent, ${failure}`}`)
    }
    const isFine = lines.some((line) => line.endsWith('sent again'))
    return { lines: lines.length === 0 ? [`There is no delivery ${asked}.`] : lines, isFine }
  },
}

type Asked = { order: OrderRecord; actor: string; reason: string }

/** To the address of whoever ordered, once more; there is nothing to repeat before it went. */
async function resendConfirmation(
  deps: Parameters<typeof askConfirmationAgain>[0],
  { order, actor, reason }: Asked,
): Promise<CommandAnswer> {
  if (order.confirmedAt === null)
    return { lines: ['Its confirmation did not go yet, so none is repeated.'], isFine: false }
  await askConfirmationAgain(deps, { orderId: order.id, actor, reason })
  return { lines: ['The confirmation is sent once more.'], isFine: true }
}

function refusalOf(error: unknown): string {
  if (!(error instanceof ShopError)) throw error
  return error.constructor.name
}
