import { unexpectedInput } from './adyen-error.ts'
import { isObject, type JsonBody, readBodyAmount } from './read-request.ts'

/** What the documentation allows of each field by which a card's bank weighs a payment. */
const choices: Readonly<Record<string, readonly string[]>> = {
  deliveryAddressIndicator: [
    ...['shipToBillingAddress', 'shipToVerifiedAddress', 'shipToNewAddress', 'shipToStore'],
    ...['digitalGoods', 'goodsNotShipped', 'other'],
  ],
  deliveryTimeframe: [
    ...['electronicDelivery', 'sameDayShipping', 'overnightShipping', 'twoOrMoreDaysShipping'],
  ],
  accountAgeIndicator: [
    ...['notApplicable', 'thisTransaction', 'lessThan30Days', 'from30To60Days', 'moreThan60Days'],
  ],
}

const rules: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(
    Object.entries(choices).map(([name, allowed]) => [
      name,
      (value: unknown) => typeof value === 'string' && allowed.includes(value),
    ]),
  ),
  giftCardAmount: (value) => {
    readBodyAmount({ amount: value }, { isZeroAllowed: false })
    return true
  },
  giftCardCount: (value) => Number.isInteger(value) && Number(value) > 0,
  giftCardCurr: (value) => /^[A-Z]{3}$/.test(String(value)),
  deliveryEmailAddress: (value) => /^[^\s@]+@[^\s@]+$/.test(String(value)),
  preOrderPurchase: (value) => typeof value === 'boolean',
  accountCreationDate: (value) => !Number.isNaN(Date.parse(String(value))),
  customFields: (value) =>
    isObject(value) && Object.values(value).every((one) => typeof one === 'string'),
}

/** These may stay away, but what comes must be known and right. */
export function checkRisk(body: JsonBody): void {
  for (const part of ['merchantRiskIndicator', 'accountInfo', 'riskData'])
    checkPart(body[part], part)
}

function checkPart(fields: unknown, part: string): void {
  if (fields === undefined || fields === null) return
  if (!isObject(fields)) throw unexpectedInput(`Field '${part}' must be an object.`)
  for (const [name, value] of Object.entries(fields))
    if (!rules[name]?.(value)) throw unexpectedInput(`Field '${part}.${name}' is not valid.`)
}
