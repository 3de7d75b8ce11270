import { addPackages } from '#domain/cart/add-package.ts'
import type { Basket, PackageToAdd } from '#domain/cart/cart.ts'
import type { CartChange, GrowthGuard } from '#domain/cart/change.ts'
import { asksPhone } from '#domain/cart/destination.ts'
import { ListEmpty, ListTooLong, ReceiversWrong, type WrongRow } from '#domain/cart/errors.ts'
import { postageOptionOf } from '#domain/cart/price-cart.ts'
import type { OneStatement } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'
import { listRowsMax } from '#kernel/limits.ts'
import { parsePhone } from '#kernel/phone-number.ts'
import { type CheckedRow, checkRow, type ReceiverRow } from '#kernel/receiver-list.ts'

/** One gift for everybody on a list. */
export type GiftForMany = Omit<PackageToAdd, 'receiver' | 'message' | 'address'> & {
  rows: readonly ReceiverRow[]
  /** For all who have none of their own; names in brackets are filled in. */
  template: string
  giverName: string | undefined
  /** Rows that are wrong are left out; otherwise one of them is enough to add nothing. */
  leavesOutWrong: boolean
}

export type ReceiversAdded = { cart: Basket; added: number; leftOut: readonly WrongRow[] }

/**
 * Puts one gift for each receiver of a list into the basket, in as many statements as one gift takes. Throws 3212, 3213, 3214 with
 * all wrong rows at once, and what `addPackage` throws.
 */
export async function addReceivers(
  one: OneStatement,
  shop: Shop,
  { gift, ...change }: CartChange & GrowthGuard & { gift: GiftForMany },
): Promise<ReceiversAdded> {
  const { rows, template, giverName, leavesOutWrong, ...each } = gift
  if (rows.length > listRowsMax) throw new ListTooLong()
  if (rows.length === 0) throw new ListEmpty()
  const postsTo = each.variationType === 'PHYSICAL' ? shop.storefront.postsTo : undefined
  const { right, wrong } = judgeReceivers(rows, template, {
    postsTo,
    asksPhone: wantsPhone(shop, each),
  })
  if (right.length === 0 || (wrong.length > 0 && !leavesOutWrong)) throw new ReceiversWrong(wrong)
  const packages = right.map(
    ({ name, email, message, address }): PackageToAdd => ({
      ...{ ...each, message, address },
      receiver: { kind: 'other', name, email, giverName },
    }),
  )
  const cart = await addPackages(one, shop, { ...change, packages })
  return { cart, added: right.length, leftOut: wrong }
}

/** Receivers of a list as they are added, and rows that are not, with what is wrong in each. */
export function judgeReceivers(
  rows: readonly ReceiverRow[],
  template: string,
  { postsTo, asksPhone: isAsked }: { postsTo: readonly string[] | undefined; asksPhone: boolean },
) {
  const right: CheckedRow[] = []
  const wrong: WrongRow[] = []
  for (const [row, written] of rows.entries()) {
    const judged = checkRow(written, template, postsTo)
    if ('problems' in judged) wrong.push({ row, written, problems: judged.problems })
    else if (isAsked && judged.receiver.address?.phoneNumber === undefined)
      wrong.push({ row, written, problems: { phoneNumber: 'fieldRequired' } })
    else if (!hasKnownPhone(judged.receiver))
      wrong.push({ row, written, problems: { phoneNumber: 'phoneInvalid' } })
    else right.push(judged.receiver)
  }
  return { right, wrong }
}

/** How each of these parcels is posted wants a phone number. */
function wantsPhone(
  { catalogue, storefront }: Shop,
  {
    productId,
    variationType,
    amountCents,
    quantity,
  }: Pick<PackageToAdd, 'productId' | 'variationType' | 'amountCents' | 'quantity'>,
): boolean {
  if (variationType === 'DIGITAL') return false
  const product = catalogue.productById.get(productId)
  const worth = { totalCents: amountCents * quantity, product }
  return asksPhone(postageOptionOf([worth], storefront), storefront)
}

/** The numbering plans are the shop's alone: the list on the screen knows the shape of a number. */
const hasKnownPhone = ({ address }: CheckedRow): boolean =>
  address?.phoneNumber === undefined ||
  parsePhone(address.phoneNumber, address.countryCode) !== undefined
