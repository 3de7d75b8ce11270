import { builder } from '#api/builder.ts'
import type { WireMoney } from '#i18n/formats.ts'
import type { Money } from '#kernel/money.ts'

/** Minor units under the name that SPEC §3 gives them. The one place of conversion. */
export const toWire = ({ currency, cents }: Money): WireMoney => ({ currency, value: cents })

export const MoneyRef = builder.objectRef<WireMoney>('Money').implement({
  description: 'An amount of money.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217 code, such as EUR.' }),
    value: t.exposeInt('value', { description: 'In minor units: 1250 is € 12,50.' }),
  }),
})
