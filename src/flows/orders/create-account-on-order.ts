import { OrderNotYours } from '#domain/orders/errors.ts'
import { isGuestOrder, takeOrder } from '#domain/orders/guest-order.ts'
import type { Browser } from '#flows/accounts/browser.ts'
import { ensureNewcomer, openAccount, type RegisterDeps } from '#flows/accounts/register-account.ts'
import { transact } from '#flows/shared/transact.ts'
import type { SessionId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { ensureOwnOrder } from './ensure-own-order.ts'

type AccountOnOrder = {
  orderUuid: string
  language: Language
  /** Undefined for an owner who goes on to make a passkey. */
  password: string | undefined
  captchaToken: string
  clientIp: string | undefined
  browser: Browser
}

/**
 * SPEC §7, create account on order: whoever ordered as a guest opens an account with the name and
 * the address of the order, which joins it. Terms and privacy statement were agreed to with the
 * order. Throws what `ensureOwnOrder` and `ensureNewcomer` throw, and `OrderNotYours` (3301) for an
 * order that is no guest's.
 */
export async function createAccountOnOrder(
  deps: RegisterDeps,
  { orderUuid, language, password, captchaToken, clientIp, browser }: AccountOnOrder,
): Promise<SessionId> {
  const { visitorKey, sessionKey } = browser
  const order = await ensureOwnOrder(deps, { orderUuid, visitorKey, sessionKey })
  if (!isGuestOrder(order)) throw new OrderNotYours()
  const { firstName, lastName, email, termsAcceptedAt } = order.contact
  const getsMail = await ensureNewcomer(deps, { email, captchaToken, clientIp, browser })
  const passwordHash = password === undefined ? null : await deps.passwords.hash(password)
  const person = { language, email, passwordHash, firstName, lastName }
  return transact(deps, async (tx) => {
    const { accountId, session } = await openAccount(tx, deps, {
      person: { ...person, termsAcceptedAt: new Date(termsAcceptedAt) },
      getsMail,
      browser,
    })
    if (!(await takeOrder(tx, { id: order.id, accountId }))) throw new OrderNotYours()
    return session
  })
}
