import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { toRowsText } from '#kernel/receiver-list.ts'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  giftInput,
  openApiShop,
} from '#tests/support/api-shop.ts'
import { productsByPost } from '#tests/support/build-shop.ts'

const { browser, database, close } = await openApiShop({ products: productsByPost })
afterAll(close)

const order = `order {
  version totalQuantity deliveryMode canSplitAgain receivers { name email giverName address { city } }
  totals { adjustments { adjustmentType price { value } } }
  shipments { tag isForSelf deliveryForm deliveryDate giverName deliveryAddress { firstName email city }
    packages { id ... on GiftcardPackage { message { text } wrapper { variation { id } }
      giftcard_v1 { ... on GiftcardOrderItem { qty } } } } } }`
const answer = `{ ${order} errors { code referencedRequestParameter } }`
const setMode = `mutation Mode($userData: UserData!, $mode: DeliveryMode!, $receiver: ReceiverInput, $address: AddressInput, $version: Int) {
  setDeliveryMode(userData: $userData, deliveryMode: $mode, receiver: $receiver, address: $address, version: $version) ${answer} }`
const changeReceiver = `mutation Change($userData: UserData!, $shipmentTag: String!, $packageId: ID, $quantity: Int, $receiver: ReceiverInput, $address: AddressInput) {
  changeReceiver(userData: $userData, shipmentTag: $shipmentTag, packageId: $packageId, quantity: $quantity, receiver: $receiver, address: $address) ${answer} }`
const removePackage = `mutation Remove($userData: UserData!, $packageId: ID!) {
  removePackage(userData: $userData, packageId: $packageId) ${answer} }`
const changeQuantity = `mutation Quantity($userData: UserData!, $packageId: ID!, $quantity: Int!) {
  updatePackage(userData: $userData, packageId: $packageId, quantity: $quantity) ${answer} }`
const addReceivers = `mutation Many($userData: UserData!, $input: ReceiversInput!) {
  addReceivers(userData: $userData, input: $input) { added errors { code } } }`
const show = `query Cart($userData: UserData!) { cartV2(userData: $userData) { ${order.slice(8, -2)} } }`

const person = (name: string, more: object = {}) => {
  const email = `${name.toLowerCase()}@voorbeeld.example`
  return { name, email, confirmEmail: email, ...more }
}
const home = {
  ...{ countryCode: 'NL', postCode: '3511AB', houseNumber: '12' },
  ...{ street: 'Oudegracht', city: 'Utrecht' },
}

let giver: ApiBrowser
beforeEach(() => {
  giver = browser()
})

const add = async (more: object = {}): Promise<Data> => {
  await giver.ask(addPackage, { input: giftInput({ receiver: person('Sanne'), ...more }) })
  return (await giver.ask(show)).data.cartV2
}
const post = (more: object = {}) =>
  add({
    ...{ productId: 'kaartbon', variationType: 'PHYSICAL', wrapper: 'delft', address: home },
    ...{ receiver: { name: 'Opa' }, ...more },
  })
const choose = async (mode: string, more: object = {}): Promise<Data> =>
  (await giver.ask(setMode, { mode, ...more })).data.setDeliveryMode
const change = async (shipmentTag: string, more: object): Promise<Data> =>
  (await giver.ask(changeReceiver, { shipmentTag, ...more })).data.changeReceiver
const codesOf = ({ errors }: Data): unknown[] =>
  errors.map((error: Data) => [error.code, error.referencedRequestParameter])

/** Who gets how many of what is said to them, in the order of the basket. */
const goingOf = (basket: Data): string[] =>
  basket.shipments.flatMap(({ isForSelf, deliveryAddress, packages }: Data) =>
    packages.map(
      ({ giftcard_v1: { qty }, message }: Data) =>
        `${isForSelf ? 'ik' : deliveryAddress.firstName} ${qty} ${message?.text ?? '-'}`,
    ),
  )

describe('to whom a basket goes', () => {
  test('is read from its packages: all to me, all to one, or each to their own', async () => {
    expect((await add({ receiver: undefined })).deliveryMode).toBe('DEFAULT')
    expect((await add()).deliveryMode).toBe('SPLIT')
    giver = browser()
    await add()
    expect((await add({ deliveryDate: '2026-12-05T09:00' })).deliveryMode).toBe('SINGLE')
    expect((await add({ receiver: person('Kees') })).deliveryMode).toBe('SPLIT')
  })

  test('by mail and by post to one name is all to one', async () => {
    await post({ receiver: { name: 'Sanne' } })
    expect((await add()).deliveryMode).toBe('SINGLE')
    expect(
      (await post({ receiver: { name: 'Sanne' }, address: { ...home, houseNumber: '14' } }))
        .deliveryMode,
    ).toBe('SPLIT')
  })
})

describe('switching', () => {
  test('to me and back gives each their own again: receiver, moment, note, paper and tag', async () => {
    await add({ message: 'Hoera', deliveryDate: '2026-12-05T09:00', wrapper: 'dots' })
    const before = await add({ receiver: person('Kees', { giverName: 'Oma' }), message: 'Fijn' })
    const { order: mine } = await choose('DEFAULT')
    expect(mine).toMatchObject({ deliveryMode: 'DEFAULT', canSplitAgain: true })
    expect(goingOf(mine)).toEqual(['ik 1 Hoera', 'ik 1 Fijn'])
    expect(mine.shipments).toMatchObject([{ deliveryDate: null }])
    expect(mine.receivers).toMatchObject([{ name: 'Sanne' }, { name: 'Kees', giverName: 'Oma' }])
    const { order: back } = await choose('SPLIT')
    const bare = ({ shipments }: Data) => shipments.map(({ tag: _, ...shipment }: Data) => shipment)
    expect(bare(back)).toEqual(bare(before))
    expect(back).toMatchObject({ deliveryMode: 'SPLIT', canSplitAgain: false })
  })

  test('the same gift for two becomes a quantity of mine, and two gifts again', async () => {
    await add()
    await add({ receiver: person('Kees'), quantity: 2 })
    expect(goingOf((await choose('DEFAULT')).order)).toEqual(['ik 3 -'])
    expect(goingOf((await choose('SPLIT')).order)).toEqual(['Sanne 1 -', 'Kees 2 -'])
  })

  test('to one and back, by mail and by post, with one postage for what is posted together', async () => {
    await add({ message: 'Hoera' })
    await post({ message: 'Lieve opa' })
    const before = await post({ receiver: { name: 'Oma' }, message: 'Lieve oma' })
    const postageOf = ({ totals }: Data) =>
      totals.adjustments.find((one: Data) => one.adjustmentType === 'SHIPPING')?.price.value
    const receiver = person('Jan', { giverName: 'Wij' })
    const { order: one } = await choose('SINGLE', { receiver, address: home })
    expect(one).toMatchObject({ deliveryMode: 'SINGLE', canSplitAgain: true })
    expect(goingOf(one)).toEqual(['Jan 1 Hoera', 'Jan 1 Lieve opa', 'Jan 1 Lieve oma'])
    expect(one.shipments).toMatchObject([
      { deliveryForm: 'DIGITAL', giverName: 'Wij', deliveryAddress: { email: receiver.email } },
      { deliveryForm: 'PHYSICAL', deliveryAddress: { email: null, city: 'Utrecht' } },
    ])
    expect(postageOf(one) * 2).toBe(postageOf(before))
    const { order: back } = await choose('SPLIT')
    expect(goingOf(back)).toEqual(goingOf(before))
    expect(postageOf(back)).toBe(postageOf(before))
    // Who got all of it is offered first.
    expect(back.receivers[0]).toMatchObject({
      name: 'Jan',
      email: receiver.email,
      address: { city: 'Utrecht' },
    })
  })

  test('from one to me and back to each keeps both', async () => {
    await add({ message: 'Hoera' })
    await add({ receiver: person('Kees') })
    await choose('SINGLE', { receiver: person('Jan') })
    const { order: mine } = await choose('DEFAULT')
    expect(mine.receivers.map(({ name }: Data) => name)).toEqual(['Jan', 'Sanne', 'Kees'])
    expect(goingOf((await choose('SPLIT')).order)).toEqual(['Sanne 1 Hoera', 'Kees 1 -'])
  })

  test('what came since stays where it is, what left takes its receiver along, and fewer are fewer', async () => {
    await add({ quantity: 2, message: 'Hoera' })
    await add({ receiver: person('Kees'), message: 'Weg' })
    const [{ packages }] = (await choose('DEFAULT')).order.shipments
    await giver.ask(removePackage, { packageId: packages[1].id })
    await giver.ask(changeQuantity, { packageId: packages[0].id, quantity: 3 })
    await add({ receiver: undefined, message: 'Nieuw' })
    const { order: back } = await choose('SPLIT')
    expect(goingOf(back).toSorted()).toEqual(['Sanne 2 Hoera', 'ik 1 Hoera', 'ik 1 Nieuw'])
    expect(back.receivers.map(({ name }: Data) => name)).toEqual(['Sanne'])
  })

  test('a basket in which everything that was set aside left has nothing to give back', async () => {
    const [{ packages }] = (await add()).shipments
    await add({ receiver: undefined, message: 'Van mij' })
    await choose('DEFAULT')
    const answered = await giver.ask(removePackage, { packageId: packages[0].id })
    expect(answered.data.removePackage.order.canSplitAgain).toBe(true)
    const own = answered.data.removePackage.order.shipments[0].packages[0].id
    await giver.ask(removePackage, { packageId: own })
    expect((await add({ receiver: undefined })).canSplitAgain).toBe(false)
    const { order: same, errors } = await choose('SPLIT')
    expect([errors, same.deliveryMode]).toEqual([[], 'DEFAULT'])
  })

  test('all to one asks who, with what each form of delivery needs, and changes nothing until then', async () => {
    await add()
    const before = await post()
    expect(codesOf(await choose('SINGLE'))).toEqual([[3001, 'receiver']])
    expect(codesOf(await choose('SINGLE', { receiver: person('Jan') }))).toEqual([
      [3221, 'address'],
    ])
    const posted = { receiver: { name: 'Jan' }, address: home }
    expect(codesOf(await choose('SINGLE', posted))).toEqual([[3001, 'email']])
    const abroad = { ...home, countryCode: 'BE', postCode: '1000' }
    expect(codesOf(await choose('SINGLE', { receiver: person('Jan'), address: abroad }))).toEqual([
      [3220, 'countryCode'],
    ])
    const slip = person('Jan', { confirmEmail: 'anders@voorbeeld.example' })
    expect(codesOf(await choose('SINGLE', { receiver: slip, address: home }))).toMatchObject([
      [expect.anything(), 'confirmEmail'],
    ])
    expect((await giver.ask(show)).data.cartV2).toEqual(before)
  })

  test('what another window did meanwhile is not written over, and without a basket there is nothing to switch', async () => {
    const { version } = await add()
    await add({ receiver: person('Kees') })
    expect(codesOf(await choose('DEFAULT', { version }))).toEqual([[3211, 'version']])
    giver = browser()
    expect(codesOf(await choose('DEFAULT'))).toEqual([[3203, null]])
  })

  test('a list of two thousand with a note for each goes to one and back', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => ({
      ...{ firstName: `Gast${at}x`, lastName: '', message: `Beste ${at}` },
      email: `gast${at}@voorbeeld.example`,
    }))
    const input = { productId: 'kaartbon', amount: 10_00, quantity: 1, rows: toRowsText(rows) }
    const added = await giver.ask(addReceivers, { input })
    expect(added.data.addReceivers).toMatchObject({ added: 2000, errors: [] })
    const { order: mine } = await choose('DEFAULT')
    expect(mine.shipments).toHaveLength(1)
    const { order: back } = await choose('SPLIT')
    expect(goingOf(back)).toEqual(rows.map(({ firstName, message }) => `${firstName} 1 ${message}`))
  })

  test('a process of the release before, which knows nothing of it, goes on with the basket', async () => {
    await add()
    await add({ receiver: person('Kees') })
    const { order: mine } = await choose('DEFAULT')
    const { document } = await database.db
      .selectFrom('carts')
      .select('document')
      .where(
        'id',
        '=',
        (await giver.ask('query C($userData: UserData!) { cartV2(userData: $userData) { id } }'))
          .data.cartV2.id,
      )
      .executeTakeFirstOrThrow()
    const { setAside: _, ...older } = document
    await database.db
      .updateTable('carts')
      .set({ document: JSON.stringify(older) })
      .execute()
    const { order: same, errors } = await choose('SPLIT')
    expect([errors, goingOf(same)]).toEqual([[], goingOf(mine)])
  })
})

describe('one package', () => {
  test('goes to another receiver, some or all of it; the others of its shipment stay', async () => {
    const [{ tag, packages }] = (await add({ quantity: 3, message: 'Hoera' })).shipments
    const one = { packageId: packages[0].id, quantity: 1, receiver: person('Kees') }
    expect(goingOf((await change(tag, one)).order)).toEqual(['Sanne 2 Hoera', 'Kees 1 Hoera'])
    expect(goingOf((await change(tag, { ...one, quantity: null })).order)).toEqual(['Kees 3 Hoera'])
  })

  test('more of it than there is, and one that is not in the shipment, are refused', async () => {
    const [{ tag, packages }] = (await add({ quantity: 3 })).shipments
    const [packageId, receiver] = [packages[0].id, person('Kees')]
    for (const quantity of [0, 4, -1])
      expect(codesOf(await change(tag, { packageId, quantity, receiver }))).toEqual([
        [3200, 'quantity'],
      ])
    expect(codesOf(await change(tag, { packageId: 'pkg_gone', receiver }))).toEqual([
      [3201, 'packageId'],
    ])
  })
})

describe('what was for somebody else', () => {
  test('becomes mine and theirs again: who it was is still known', async () => {
    const [{ tag }] = (await add({ message: 'Hoera', deliveryDate: '2026-12-05T09:00' })).shipments
    const { order: mine } = await change(tag, { receiver: null })
    expect(mine.shipments).toMatchObject([{ tag, isForSelf: true, deliveryDate: null }])
    expect(mine.receivers).toMatchObject([{ name: 'Sanne', email: 'sanne@voorbeeld.example' }])
    const { order: back } = await change(tag, { receiver: person('Sanne') })
    expect(goingOf(back)).toEqual(['Sanne 1 Hoera'])
  })

  test('what was mine becomes a parcel in paper', async () => {
    const [{ tag }] = (await add({ receiver: undefined })).shipments
    const { order } = await change(tag, { receiver: person('Kees') })
    expect(order.shipments[0].packages[0].wrapper.variation.id).toBe('hearts')
  })

  test('by post goes to the address of whoever orders, and to another again', async () => {
    const [{ tag }] = (await post()).shipments
    const { order: mine } = await change(tag, { receiver: null })
    expect(mine.shipments).toMatchObject([{ isForSelf: true, deliveryAddress: null }])
    expect(mine.receivers).toMatchObject([{ name: 'Opa', address: { city: 'Utrecht' } }])
    expect(codesOf(await change(tag, { receiver: person('Kees') }))).toEqual([[3221, 'address']])
    const { order: back } = await change(tag, { receiver: { name: 'Opa' }, address: home })
    expect(goingOf(back)).toEqual(['Opa 1 -'])
  })
})
