import { expect, test } from 'vitest'
import type { CartShipment, PackageToAdd } from '#domain/cart/cart.ts'
import {
  withChangedPackage,
  withoutGroup,
  withoutPackage,
  withPackage,
} from '#domain/cart/cart-contents.ts'
import { withoutOrdered } from '#domain/cart/without-ordered.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { buildPackage, forOther, giftsOf } from '#tests/support/build-shop.ts'

const fill = (...packages: PackageToAdd[]): readonly CartShipment[] =>
  packages.reduce<readonly CartShipment[]>(withPackage, [])

const shape = (shipments: readonly CartShipment[]) =>
  shipments.map(({ packages }) => packages.map(({ productId, quantity }) => [productId, quantity]))

const jan = forOther('Jan', 'jan@voorbeeld.example')

test('packages to one receiver share a shipment, others have their own', () => {
  const shipments = fill(
    buildPackage(),
    buildPackage({ productId: 'filmbon' }),
    buildPackage({ receiver: jan }),
    buildPackage({ productId: 'boekenbon', receiver: forOther(' jan ', 'JAN@voorbeeld.example') }),
  )
  expect(shape(shipments)).toEqual([
    [
      ['dinerbon', 1],
      ['filmbon', 1],
    ],
    [
      ['dinerbon', 1],
      ['boekenbon', 1],
    ],
  ])
})

test('two people who share a mailbox each keep their name', () => {
  const shipments = fill(
    buildPackage({ receiver: jan }),
    buildPackage({ receiver: forOther('Els', 'jan@voorbeeld.example') }),
  )
  expect(shipments.map(({ receiver }) => receiver)).toEqual([
    jan,
    { kind: 'other', name: 'Els', email: 'jan@voorbeeld.example' },
  ])
})

test('what somebody else gives them is a parcel of its own, and each gift keeps its paper', () => {
  const from = (giver: string) => forOther('Jan', 'jan@voorbeeld.example', giver)
  const shipments = fill(
    buildPackage({ receiver: from('Opa en oma'), wrapper: 'leaves' }),
    buildPackage({ receiver: from(' opa en  OMA'), wrapper: 'dots' }),
    buildPackage({ receiver: from('Bep') }),
    // A basket of an older release names no paper: the first there is.
    buildPackage({ receiver: from('Bep'), wrapper: 'hearts' }),
    buildPackage({ receiver: jan }),
  )
  const papers = shipments.map(({ packages }) =>
    packages.map(({ wrapper, quantity }) => [wrapper, quantity]),
  )
  expect(papers).toEqual([
    [
      ['leaves', 1],
      ['dots', 1],
    ],
    [[undefined, 2]],
    [[undefined, 1]],
  ])
})

test('what an older release ordered leaves the basket, whatever its paper and tag; what was added since stays', () => {
  const tagged = forOther('Jan', 'jan@voorbeeld.example', 'Opa en oma')
  const shipments = fill(buildPackage({ receiver: tagged, wrapper: 'leaves', quantity: 2 }))
  const [ordered] = giftsOf(shipments)
  const plainly = { ...ordered!, receiver: jan, wrapper: undefined, quantity: 1 }
  expect(withoutOrdered(shipments, [plainly])[0]?.packages).toMatchObject([{ quantity: 1 }])
  const added = withPackage(shipments, buildPackage({ receiver: tagged, wrapper: 'dots' }))
  const left = withoutOrdered(added, giftsOf(shipments))
  expect(left.flatMap(({ packages }) => packages.map(({ wrapper }) => wrapper))).toEqual(['dots'])
  const plain = withPackage(shipments, buildPackage({ receiver: jan }))
  expect(withoutOrdered(plain, [plainly])).toEqual(shipments)
})

test('the same gift twice is a quantity; another amount or note is another package', () => {
  const shipments = fill(
    buildPackage({ message: 'Hoera', quantity: 2 }),
    buildPackage({ message: 'Hoera', quantity: 3 }),
    buildPackage({ message: 'Bedankt' }),
    buildPackage({ message: 'Hoera', amountCents: 50_00 }),
  )
  expect(shape(shipments)).toEqual([
    [
      ['dinerbon', 5],
      ['dinerbon', 1],
      ['dinerbon', 1],
    ],
  ])
})

test('tags and ids are unique in a basket', () => {
  const shipments = fill(buildPackage(), buildPackage({ receiver: jan }))
  const tags = shipments.map(({ tag }) => tag)
  expect(new Set(tags).size).toBe(2)
})

test('a quantity never adds up past 999: what is more is a package of its own, which fills up next', () => {
  const gifts = [600, 400, 599].map((quantity) => buildPackage({ quantity }))
  expect(shape(fill(...gifts))).toEqual([
    [
      ['dinerbon', 600],
      ['dinerbon', 999],
    ],
  ])
})

test('a changed amount that equals another package joins it', () => {
  const shipments = fill(buildPackage(), buildPackage({ amountCents: 50_00 }))
  const [first, second] = shipments[0]?.packages ?? []
  const changed = withChangedPackage(shipments, second!.id, { amountCents: 25_00 })
  expect(changed[0]?.packages).toEqual([{ ...first!, quantity: 2 }])
})

test('the last package takes its shipment along', () => {
  const shipments = fill(buildPackage(), buildPackage({ receiver: jan }))
  const rest = withoutPackage(shipments, shipments[1]!.packages[0]!.id)
  expect(rest).toEqual([shipments[0]])
})

test('a group is one package of a shipment, or the whole shipment', () => {
  const shipments = fill(
    buildPackage(),
    buildPackage({ productId: 'filmbon' }),
    buildPackage({ receiver: jan }),
  )
  const [mine, theirs] = shipments
  const one = { shipmentTag: mine!.tag, packageId: mine!.packages[0]!.id }
  expect(shape(withoutGroup(shipments, one))).toEqual([[['filmbon', 1]], [['dinerbon', 1]]])
  expect(withoutGroup(shipments, { shipmentTag: mine!.tag, packageId: undefined })).toEqual([
    theirs,
  ])
})

const unknown = (parameter: 'packageId' | 'shipmentTag') =>
  expect.objectContaining({ code: errorCodes.packageUnknown, parameter })

test.each([
  [{ shipmentTag: 'nothere', packageId: undefined }, 'shipmentTag'],
  [{ shipmentTag: 'theirs', packageId: 'pkg_x' }, 'packageId'],
] as const)('what is not in the basket cannot be removed: %j', (group, parameter) => {
  const shipments = fill(buildPackage()).map((shipment) => ({ ...shipment, tag: 'theirs' }))
  expect(() => withoutGroup(shipments, group)).toThrow(unknown(parameter))
})

test('a package that is not in the basket is neither removed nor changed', () => {
  const shipments = fill(buildPackage())
  expect(() => withoutPackage(shipments, 'pkg_x')).toThrow(unknown('packageId'))
  expect(() => withChangedPackage(shipments, 'pkg_x', { quantity: 2 })).toThrow(
    unknown('packageId'),
  )
})
