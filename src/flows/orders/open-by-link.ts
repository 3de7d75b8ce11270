import { OrderLinkInvalid, UuidInvalid } from '#domain/orders/errors.ts'
import { findOrderToMail, insertOrderLink, spendOrderLink } from '#domain/orders/order-links.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import { type BudgetDeps, spendMail } from '#flows/abuse/spend-budget.ts'
import type { VisitorKey } from '#flows/accounts/find-viewer.ts'
import { requestMail, sendRequestedMail } from '#flows/mail/requested-mail.ts'
import { orderLinkUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import { isUuid, newId, type OrderLinkId } from '#kernel/ids.ts'

type AskedLink = {
  orderUuid: string
  clientIp: string | undefined
  captchaToken?: string | undefined
}

/**
 * Has the link that opens an order mailed to whoever ordered it, as often as order and network allow. Whoever has the order's
 * address may ask, and hears the same whatever becomes of it. Throws `UuidInvalid` (3011),
 * `BudgetSpent` (3610) and what `passCaptcha` throws.
 */
export async function askForOrderLink(
  deps: BudgetDeps,
  { orderUuid, clientIp, captchaToken }: AskedLink,
): Promise<void> {
  if (!isUuid(orderUuid)) throw new UuidInvalid('orderUuid')
  await spendMail(deps, { mail: 'orderLink', clientIp, captcha: { token: captchaToken } })
  const { secretAttemptKeys } = deps
  const keys = [
    secretAttemptKeys.of('orderLinkMail', orderUuid),
    secretAttemptKeys.of('orderLinkSource', sourceOf(clientIp)),
  ]
  await requestMail(deps, keys, (now) => ({
    name: 'send-order-link-mail',
    payload: { linkId: newId('olk', now.getTime()), orderUuid },
  }))
}

type MailDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'queue' | 'mails' | 'mailer' | 'orderLinks' | 'storefront' | 'shopUrl'
>

/** Mails the link. Nobody is mailed for an order that there is not, or whose orderer the shop has forgotten. */
export async function sendOrderLinkMail(
  deps: MailDeps,
  { linkId, orderUuid }: { linkId: OrderLinkId; orderUuid: string },
): Promise<void> {
  const order = await findOrderToMail(deps.db, orderUuid)
  if (order === undefined || order.contact.email === '') return
  const { id: orderId, contact, language, referenceNumber: orderNumber } = order
  const now = deps.clock.now()
  const { until } = await transact(deps, (tx) => insertOrderLink(tx, { id: linkId, orderId, now }))
  const { name: shopName, organisation } = deps.storefront
  const name = firstNameOf(contact.firstName)
  const token = deps.orderLinks.token(linkId)
  const url = orderLinkUrl(deps, { uuid: orderUuid, token, language })
  const mail = { language, name, shopName, organisation, orderNumber, url, until }
  await sendRequestedMail(
    deps,
    {
      // The same mail when the job runs again.
      key: `order-link:${linkId}`,
      to: { name: greetedName(name), address: contact.email },
      ...(await deps.mails.orderLink(mail)),
    },
    { text: 'The address of whoever ordered does not work.', fields: { orderId } },
  )
}

type LinkToOpen = { orderUuid: string; token: string; visitorKey: VisitorKey }

/**
 * Opens an order to one browser, by the link of the mail. Throws `UuidInvalid` (3011)
 * and `OrderLinkInvalid` (3350).
 */
export async function openOrderByLink(
  deps: Pick<Deps, 'db' | 'clock' | 'orderLinks'>,
  { orderUuid, token, visitorKey }: LinkToOpen,
): Promise<void> {
  if (!isUuid(orderUuid)) throw new UuidInvalid('orderUuid')
  const id = deps.orderLinks.read(token)
  if (id === undefined) throw new OrderLinkInvalid()
  const now = deps.clock.now()
  const isOpened = await inOneStatement(deps, (one) =>
    spendOrderLink(one, { id, orderUuid, visitorKey, now }),
  )
  if (!isOpened) throw new OrderLinkInvalid()
}
