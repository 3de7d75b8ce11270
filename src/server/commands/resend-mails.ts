import {
  askConfirmationAgain,
  type ConfirmedAgain,
  type Resent,
  resendForGiver,
} from '#flows/orders/resend-for-giver.ts'
import { flag, maybe, place, signed } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'

type Sent = ConfirmedAgain | { kind: 'deliveries'; deliveries: readonly Resent[] }

/** To the same addresses and with the same links, as often as their giver may on the order's page. */
export const resendMailsCommand = defineCommand({
  name: 'orders resend',
  explanation:
    'mails the receivers of an order again, or one of them, or its giver the confirmation',
  words: {
    order: place('order'),
    delivery: maybe(place('dlv_…')),
    isConfirmation: flag('confirmation'),
    ...signed,
  },
  async run(context, { isConfirmation, ...asked }): Promise<Sent> {
    const deps = await withQueue(context)
    if (isConfirmation) return askConfirmationAgain(deps, asked)
    return { kind: 'deliveries', deliveries: await resendForGiver(deps, asked) }
  },
  hasFault: (sent) =>
    sent.kind === 'deliveries' && sent.deliveries.every(({ failure }) => failure !== null),
  format: (sent) =>
    sent.kind === 'confirmation'
      ? [`The confirmation of order ${sent.referenceNumber} is sent once more.`]
      : sent.deliveries.map(
          ({ deliveryId, failure }) =>
            `${deliveryId}: ${failure === null ? 'sent again' : `not sent, ${failure.name}`}`,
        ),
})
