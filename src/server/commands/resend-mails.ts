import { askConfirmationAgain, resendForGiver } from '#flows/orders/resend-for-giver.ts'
import { flag, maybe, place, signed } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'

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
  async run(context, { isConfirmation, ...asked }) {
    const deps = await withQueue(context)
    if (!isConfirmation) return resendForGiver(deps, asked)
    await askConfirmationAgain(deps, asked)
    return 'confirmation' as const
  },
  hasFault: (resent) =>
    resent !== 'confirmation' && resent.every(({ failure }) => failure !== null),
  format: (resent) =>
    resent === 'confirmation'
      ? ['The confirmation is sent once more.']
      : resent.map(
          ({ deliveryId, failure }) =>
            `${deliveryId}: ${failure === null ? 'sent again' : `not sent, ${failure.name}`}`,
        ),
})
