import { sessionKeyOf } from '#domain/accounts/session.ts'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { registerAccount } from '#flows/accounts/register-account.ts'
import { setCreditLimit } from '#flows/companies/credit-limit.ts'
import { setTerm } from '#flows/companies/debts.ts'
import { orderForCompany } from '#flows/companies/order-for-company.ts'
import { openCompany } from '#flows/companies/own-companies.ts'
import { payOnAccount } from '#flows/payments/pay-on-account.ts'
import type { CompanyProfile } from '#kernel/company.ts'
import type { CompanyId, SessionId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { unknownBrowser } from '#tests/support/unknown-browser.ts'

export const byMila = { actor: 'Mila', reason: 'a contract' }

const profile = {
  name: 'Bakkerij Bol',
  kvkNumber: '12345678',
  invoiceEmails: ['boek@bol.example'],
  reference: 'PO-114',
  address: {
    countryCode: 'NL',
    postCode: '3511AB',
    houseNumber: '12',
    street: 'Oudegracht',
    city: 'Utrecht',
  },
}

/** A company that may owe so much, and its owner, who orders for it. */
export class Debtor {
  readonly companyId: CompanyId
  /** Value of its owner's cookie. */
  readonly session: string
  readonly #sessionKey: string
  readonly #shop: OrderShop

  constructor(shop: OrderShop, companyId: CompanyId, session: SessionId) {
    this.#shop = shop
    this.companyId = companyId
    this.session = session
    this.#sessionKey = sessionKeyOf(session)
  }

  static async open(
    shop: OrderShop,
    limitCents: number,
    given: Partial<CompanyProfile> = {},
  ): Promise<Debtor> {
    const { deps } = shop
    const email = `baas${Math.random()}@bol.example`
    const session = await registerAccount(deps, {
      language: 'nl',
      firstName: 'Sanne',
      lastName: 'Bol',
      email,
      password: 'appeltaart-1',
      captchaToken: solveCaptcha(await deps.captcha.challenge('common')),
      clientIp: undefined,
      browser: unknownBrowser,
    })
    await deps.db
      .updateTable('accounts')
      .set({ email_confirmed_at: shop.now })
      .where('email', '=', email)
      .execute()
    const sessionKey = sessionKeyOf(session)
    const companyId = await openCompany(deps, { sessionKey, details: { ...profile, ...given } })
    await setCreditLimit(deps, { companyId, limit: euro(limitCents), ...byMila })
    await setTerm(deps, { companyId, days: 30, ...byMila })
    return new Debtor(shop, companyId, session)
  }

  /** A basket for the company, by its visitor's key. */
  async fill(packages: readonly Partial<PackageToAdd>[] = [{}]): Promise<string> {
    const visitorKey = await this.#shop.fillBasket(packages)
    await orderForCompany(this.#shop.deps, {
      sessionKey: this.#sessionKey,
      companyId: this.companyId,
      reference: undefined,
      visitorKey,
      language: 'nl',
      now: this.#shop.now,
    })
    return visitorKey
  }

  /** Orders such a basket on account; gives the uuid of its order. */
  async order(visitorKey: string): Promise<string> {
    const request = await this.#shop.request(visitorKey)
    return await payOnAccount(this.#shop.deps, { ...request, sessionKey: this.#sessionKey })
  }
}
