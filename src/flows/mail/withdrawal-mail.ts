import type { Mails } from '#domain/mail/mails.ts'
import { type WithdrawalToTell, withdrawalMails } from '#domain/withdrawals/withdrawal-mails.ts'
import { orderUrl } from '#flows/shared/addresses.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import { noonOf } from '#kernel/post-calendar.ts'
import { payBackUntil } from '#kernel/withdrawal-period.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

/**
 * Acknowledges a statement to whoever ordered, with its content and when it came, and says what becomes of it. The key is the
 * statement and its state. One whose address does not work counts as told: the order's page shows what goes back.
 */
export const withdrawalMail = defineMailKind(withdrawalMails, {
  job: { name: 'send-withdrawal-mail', field: 'withdrawalId', prefixes: ['wdr'] },
  write: async (deps, told) => ({
    to: { name: greetedName(told.contact.firstName), address: told.contact.email },
    ...(await deps.mails.withdrawal(describe(deps, told))),
  }),
})

/** Words as they were typed, of a paid order alone: another may be in a stranger's name. */
const typed = ({ isPaid, name, partsText }: WithdrawalToTell) =>
  isPaid ? { name, partsText: partsText ?? undefined } : { name: '', partsText: undefined }

function describe(deps: WriteDeps, told: WithdrawalToTell): Mails['withdrawal'] {
  const { language, outcome, statedAt } = told
  const { currency, backCents, parts } = outcome ?? { currency: 'EUR', backCents: 0, parts: [] }
  return {
    language,
    shopName: deps.storefront.name,
    organisation: deps.storefront.organisation,
    giverName: told.contact.firstName,
    orderUrl: orderUrl(deps, told),
    orderNumber: told.orderNumber,
    isWhole: told.isWhole,
    ...typed(told),
    statedAt,
    payBackUntil: noonOf(payBackUntil(statedAt)),
    back: backCents === 0 ? undefined : { currency, cents: backCents },
    parts: parts.map(({ receiverName, titles, result }) => ({
      ...{ receiverName, result },
      titles: [...new Set(titles.map((title) => title[language]))],
    })),
  }
}
