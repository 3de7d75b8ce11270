import {
  type GiverNotice,
  type GiverNoticeKind,
  missedMails,
  unopenedMails,
} from '#domain/deliveries/giver-notices.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { orderUrl } from '#flows/shared/addresses.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

const write = (kind: GiverNoticeKind) => async (deps: WriteDeps, notice: GiverNotice) => ({
  to: { name: greetedName(notice.contact.firstName), address: notice.contact.email },
  ...(await deps.mails.giverNotice(describe(deps, { kind, notice }))),
})

/**
 * Tells givers which of their gifts nobody unwrapped, each order in one mail and each gift once. The key is the order and how
 * many of it were told before. One whose address does not work counts as told: the order's page shows the same.
 */
export const unopenedMail = defineMailKind(unopenedMails, {
  job: { name: 'send-unopened-mail', field: 'orderId', prefixes: ['ord'] },
  write: write('unopened'),
})

/** Tells givers likewise which of their gifts their receivers miss. The key is the order and the newest report. */
export const missedMail = defineMailKind(missedMails, {
  job: { name: 'send-missed-mail', field: 'orderId', prefixes: ['ord'] },
  write: write('missed'),
})

const describe = (
  deps: WriteDeps,
  { kind, notice }: { kind: GiverNoticeKind; notice: GiverNotice },
): Mails['giverNotice'] => ({
  kind,
  language: notice.language,
  shopName: deps.storefront.name,
  organisation: deps.storefront.organisation,
  giverName: notice.contact.firstName,
  receiverNames: notice.gifts.map(({ receiverName }) => receiverName),
  url: orderUrl(deps, notice),
})
