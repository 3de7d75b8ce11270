import { listSetAside } from '#domain/payments/set-aside-notifications.ts'
import { defineCommand } from './define-command.ts'
import { orElse, sayWhen, sentence } from './words.ts'

const listedMax = 50

/** Facts are read by whoever asks the provider about them. */
export const listNotificationsAsideCommand = defineCommand({
  name: 'notifications aside',
  explanation:
    'genuine news of the payment provider that the shop did not act upon, the newest first',
  words: {},
  run: ({ db }) => listSetAside(db, listedMax),
  format: (all) =>
    orElse(
      all.map(({ why, facts, times, lastReceivedAt }) =>
        sentence(`${why}: ${facts}`, `${times} ×`, sayWhen('last', lastReceivedAt)),
      ),
      'None was set aside.',
    ),
})
