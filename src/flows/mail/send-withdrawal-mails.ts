import type { Mails } from '#domain/mail/mails.ts'
import {
  claimWithdrawals,
  markWithdrawalsTold,
  type WithdrawalToTell,
} from '#domain/withdrawals/claim-withdrawals.ts'
import { orderUrl } from '#flows/shared/addresses.ts'
import type { WithdrawalId } from '#kernel/ids.ts'
import { noonOf } from '#kernel/post-calendar.ts'
import { payBackUntil } from '#kernel/withdrawal-period.ts'
import type { MailDeps } from './send-card-mails.ts'
import { sendEach } from './send-each.ts'

/**
 * Acknowledges a statement to whoever ordered, with its content and when it came, and says what becomes of it; once for each state. One whose
 * address does not work counts as told: the order's page shows what goes back.
 */
export const sendWithdrawalMails = (
  deps: Omit<MailDeps, 'cardLinks'>,
  ids: readonly WithdrawalId[],
): Promise<void> =>
  sendEach(deps, ids, {
    kind: 'withdrawal',
    claim: claimWithdrawals,
    write: async (told) => ({
      to: { name: told.contact.firstName, address: told.contact.email },
      ...(await deps.mails.withdrawal(describe(deps, told))),
    }),
    markSent: (one, { items, now }) =>
      markWithdrawalsTold(one, { ids: items.map(({ id }) => id), now }),
    markFailed: (one, { item, now }) => markWithdrawalsTold(one, { ids: [item.id], now }),
  })

function describe(
  deps: Pick<MailDeps, 'storefront' | 'shopUrl'>,
  told: WithdrawalToTell,
): Mails['withdrawal'] {
  const { language, outcome, statedAt } = told
  const { currency, backCents, parts } = outcome ?? { currency: 'EUR', backCents: 0, parts: [] }
  return {
    language,
    shopName: deps.storefront.name,
    organisation: deps.storefront.organisation,
    giverName: told.contact.firstName,
    orderUrl: orderUrl(deps, told),
    orderNumber: told.orderNumber,
    name: told.name,
    isWhole: told.isWhole,
    partsText: told.partsText ?? undefined,
    statedAt,
    payBackUntil: noonOf(payBackUntil(statedAt)),
    back: backCents === 0 ? undefined : { currency, cents: backCents },
    parts: parts.map(({ receiverName, titles, result }) => ({
      ...{ receiverName, result },
      titles: [...new Set(titles.map((title) => title[language]))],
    })),
  }
}
