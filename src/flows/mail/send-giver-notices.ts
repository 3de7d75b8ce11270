import {
  claimGiverNotices,
  type GiverNotice,
  type GiverNoticeKind,
  markGiverTold,
} from '#domain/deliveries/giver-notices.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { orderUrl } from '#flows/shared/addresses.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { OrderId } from '#kernel/ids.ts'
import type { MailDeps } from './send-card-mails.ts'
import { sendEach } from './send-each.ts'

type NoticeDeps = Omit<MailDeps, 'cardLinks'>

/**
 * Tells givers which of their gifts wait, each order in one mail and each gift once; the mail's key is the order and how
 * often it was told. One whose address does not work counts as told: the order's page shows the same.
 */
export const sendGiverNotices =
  (kind: GiverNoticeKind) =>
  (deps: NoticeDeps, ids: readonly OrderId[]): Promise<void> =>
    sendEach(deps, ids, {
      kind,
      claim: claimGiverNotices(kind),
      write: async (notice) => ({
        to: { name: notice.contact.firstName, address: notice.contact.email },
        ...(await deps.mails.giverNotice(describe(deps, { kind, notice }))),
      }),
      markSent: (one, { items: notices, now }) => markGiverTold(one, { kind, notices, now }),
      markFailed: (one, { item, now }) => markGiverTold(one, { kind, notices: [item], now }),
    })

const describe = (
  deps: Pick<MailDeps, 'storefront' | 'shopUrl'>,
  { kind, notice }: { kind: GiverNoticeKind; notice: GiverNotice },
): Mails['giverNotice'] => ({
  kind,
  language: notice.language,
  shopName: deps.storefront.name,
  organisation: deps.storefront.organisation,
  giverName: notice.contact.firstName,
  receiverNames: notice.gifts.map(({ receiverName }) => firstNameOf(receiverName)),
  url: orderUrl(deps, notice),
})
