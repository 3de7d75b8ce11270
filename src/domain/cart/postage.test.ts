import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cart, PackageToAdd } from '#domain/cart/cart.ts'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { cartFingerprint } from '#domain/cart/cart-fingerprint.ts'
import { ensureOrderable } from '#domain/cart/ensure-orderable.ts'
import { NotPostedThere, PhoneMissing, PostAddressMissing } from '#domain/cart/errors.ts'
import { withMovedShipment } from '#domain/cart/move-gifts.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { withoutOrdered } from '#domain/cart/without-ordered.ts'
import { DeliveryDatePast } from '#kernel/delivery-moment.ts'
import { newId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { noonOf } from '#kernel/post-calendar.ts'
import {
  buildDetails,
  buildPackage,
  buildPostedPackage,
  forOther,
  giftsOf,
  productsByPost,
  someAddress,
  testShop,
  testStorefront,
} from '#tests/support/build-shop.ts'

const shop = testShop(productsByPost)
const cartOf = (...packages: readonly PackageToAdd[]): Cart => ({
  kind: 'basket',
  ...{ id: newId('crt'), version: 1, storefront: 'GCSNL', language: 'nl' },
  shipments: packages.reduce<Cart['shipments']>(withPackage, []),
  details: buildDetails(),
})
const postageOf = (...packages: readonly PackageToAdd[]) =>
  priceCart(cartOf(...packages), shop)
    .lines.filter(({ kind }) => kind === 'SHIPPING')
    .map(({ totalCents, vatCents }) => [totalCents, vatCents])

const elsewhere = { ...someAddress, houseNumber: '14' }

describe('postage', () => {
  test('is that of a letter for each parcel, with 21 % VAT inside', () => {
    expect(postageOf(buildPostedPackage())).toEqual([[2_95, 51]])
    expect(postageOf(buildPostedPackage(), buildPostedPackage({ amountCents: 50_00 }))).toEqual([
      [2_95, 51],
    ])
    expect(postageOf(buildPostedPackage(), buildPostedPackage({ address: elsewhere }))).toEqual([
      [2_95, 51],
      [2_95, 51],
    ])
  })

  test('is registered for more than 300 euros in one parcel, not for 300', () => {
    expect(postageOf(buildPostedPackage({ amountCents: 150_00, quantity: 2 }))).toEqual([
      [2_95, 51],
    ])
    expect(postageOf(buildPostedPackage({ amountCents: 151_00, quantity: 2 }))).toEqual([
      [8_95, 1_55],
    ])
  })

  test('is registered where there is wine in it', () => {
    expect(postageOf(buildPostedPackage({ productId: 'wijnbon' }))).toEqual([[8_95, 1_55]])
  })

  test('is none of what goes by e-mail', () => {
    expect(postageOf(buildPackage({ quantity: 999 }))).toEqual([])
  })

  test('is counted among the extras, and what is posted by itself', () => {
    const priced = priceCart(cartOf(buildPackage(), buildPostedPackage({ quantity: 2 })), shop)
    expect(priced).toMatchObject({
      digital: { quantity: 1, cents: 25_00 },
      physical: { quantity: 2, cents: 50_00 },
      extraCents: 95 + 2_95,
      grandTotalCents: 78_90,
    })
  })
})

test('whatever is posted to whomever, lines add up, and there is one postage for each parcel', () => {
  const someone = fc.constantFrom('Sanne', 'Bram', 'Noor')
  const posted = fc
    .record({
      productId: fc.constantFrom('kaartbon', 'wijnbon'),
      amountCents: fc.integer({ min: 10, max: 250 }).map((euros) => euros * 100),
      quantity: fc.integer({ min: 1, max: 9 }),
      receiver: someone.map((name) => forOther(name, '')),
      address: fc.constantFrom(someAddress, elsewhere),
    })
    .map(buildPostedPackage)
  const mailed = someone.map((name) =>
    buildPackage({ receiver: forOther(name, `${name}@x.example`) }),
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(posted, mailed), { maxLength: 12 }), (packages) => {
      const priced = priceCart(cartOf(...packages), shop)
      expect(sum(priced.lines.map(({ totalCents }) => totalCents))).toBe(priced.grandTotalCents)
      expect(priced.subTotalCents + priced.extraCents).toBe(priced.grandTotalCents)
      const parcels = priced.cart.shipments.filter(
        ({ deliveryForm }) => deliveryForm === 'PHYSICAL',
      )
      const shipping = priced.lines.filter(({ kind }) => kind === 'SHIPPING')
      expect(shipping.map(({ shipmentId }) => shipmentId)).toEqual(parcels.map(({ id }) => id))
    }),
  )
})

describe('where it goes', () => {
  test('one name at two addresses is two parcels, at one address one', () => {
    const { shipments } = cartOf(
      buildPostedPackage(),
      buildPostedPackage({ address: elsewhere }),
      buildPostedPackage({
        amountCents: 50_00,
        address: { ...someAddress, street: ' OUDEGRACHT' },
      }),
    )
    expect(shipments.map(({ packages }) => packages.length)).toEqual([2, 1])
  })

  test('a parcel that moves to where another goes joins it', () => {
    const { shipments } = cartOf(buildPostedPackage(), buildPostedPackage({ address: elsewhere }))
    const moved = withMovedShipment(shipments, shipments[1]?.tag ?? '', { address: someAddress })
    expect(moved.map(({ packages }) => packages)).toMatchObject([[{ quantity: 2 }]])
  })

  test('another address is another order', () => {
    const of = (address: typeof someAddress) =>
      cartFingerprint(priceCart(cartOf(buildPostedPackage({ address })), shop))
    expect(of(elsewhere)).not.toBe(of(someAddress))
  })

  test('what was ordered for one address stays in the basket for another', () => {
    const { shipments } = cartOf(buildPostedPackage(), buildPostedPackage({ address: elsewhere }))
    const left = withoutOrdered(shipments, giftsOf(shipments.slice(0, 1)))
    expect(left).toMatchObject([{ address: elsewhere }])
  })
})

describe('what is ordered by post', () => {
  /** A Monday at noon. */
  const now = new Date('2026-11-23T11:00:00Z')
  const order = (given: Partial<PackageToAdd>, details = buildDetails()) =>
    ensureOrderable(
      priceCart({ ...cartOf(buildPostedPackage(given)), details }, shop),
      testStorefront,
      now,
    )

  test('has an address in a country to which we post', () => {
    expect(() => order({})).not.toThrow()
    expect(() => order({ address: undefined })).toThrow(PostAddressMissing)
    expect(() => order({ address: { ...someAddress, countryCode: 'BE' } })).toThrow(NotPostedThere)
  })

  test('goes to the address of the details where givers keep it themselves', () => {
    const forMe = { receiver: { kind: 'self' }, address: undefined } as const
    expect(() => order(forMe, buildDetails({ address: someAddress }))).not.toThrow()
    expect(() => order(forMe)).toThrow(PostAddressMissing)
  })

  test('has a phone number where the way it is posted wants one', () => {
    const asking = { ...testStorefront, phoneAskedBy: ['registered'] as const }
    const send = (given: Partial<PackageToAdd>, details = buildDetails()) => {
      const cart = { ...cartOf(buildPostedPackage(given)), details }
      ensureOrderable(priceCart(cart, { ...shop, storefront: asking }), asking, now)
    }
    const registered = { amountCents: 250_00, quantity: 2 }
    const withPhone = { ...someAddress, phoneNumber: '0612345678' }
    expect(() => order(registered)).not.toThrow()
    expect(() => send({})).not.toThrow()
    expect(() => send(registered)).toThrow(PhoneMissing)
    expect(() => send({ ...registered, address: withPhone })).not.toThrow()
    // What givers send themselves has the number of their details.
    const forMe = { ...registered, receiver: { kind: 'self' } } as const
    expect(() => send(forMe)).toThrow(PhoneMissing)
    const reachable = buildDetails({ phoneNumber: '+31612345678' })
    expect(() => send(forMe, reachable)).not.toThrow()
    expect(() => send(registered, reachable)).toThrow(PhoneMissing)
  })

  test('arrives on a day that can still be kept', () => {
    const wish = (text: string) => noonOf(Temporal.PlainDate.from(text)).toISOString()
    expect(() => order({ deliveryDate: wish('2026-11-24') })).not.toThrow()
    expect(() => order({ deliveryDate: wish('2026-11-23') })).toThrow(DeliveryDatePast)
  })
})
