import { expect, test } from 'vitest'
import type { KnownReceiver } from '#domain/cart/cart.ts'
import { mergeEqual } from '#domain/cart/cart-contents.ts'
import { peopleOf } from '#domain/cart/people-of.ts'
import { newId } from '#kernel/ids.ts'
import { buildPackage, someAddress } from '#tests/support/build-shop.ts'
import { leastOperations } from '#tests/support/count-operations.ts'

const person = (name: string, email: string, houseNumber?: string): KnownReceiver => ({
  receiver: { kind: 'other', name, email },
  address: houseNumber === undefined ? undefined : { ...someAddress, houseNumber },
})

const many = <Item>(make: (at: number) => Item): Item[] =>
  Array.from({ length: 2000 }, (_, at) => make(at))

test('a name by post and the same name by e-mail are one person, two addresses are two', () => {
  const going = [
    ...[person('Jan', ''), person('Els', 'els@a.example'), person('JAN', '', '1')],
    ...[person('Jan', 'jan@a.example'), person('Jan', '', '2'), person('Jan', 'j@b.example')],
    ...[person('Jan', 'jan@a.example', '1'), person('Jan', 'j@b.example', '3')],
  ]
  expect(peopleOf(going)).toEqual([
    ...[person('Jan', 'jan@a.example', '1'), person('Jan', 'j@b.example', '2')],
    ...[person('Jan', 'j@b.example', '3'), person('Els', 'els@a.example')],
  ])
})

const namesakes = {
  'with an e-mail address each': many((at) => person('Collega', `r${at}@a.example`)),
  'with a postal address each': many((at) => person('Collega', '', `${at}`)),
  'with both': many((at) => person('Collega', `r${at}@a.example`, `${at}`)),
  'with one or the other': many((at) =>
    at % 2 ? person('Collega', '', `${at}`) : person('Collega', `r${at}@a.example`),
  ),
  'at first by post, then by e-mail': many((at) =>
    at < 1000 ? person('Collega', '', `${at}`) : person('Collega', `r${at}@a.example`),
  ),
}

test.each(Object.entries(namesakes))(
  'two thousand namesakes %s are as much work as two thousand strangers',
  async (_how, going) => {
    const strangers = going.map(({ receiver, address }, at) => ({
      receiver: { ...receiver, name: `Collega ${at}` },
      address,
    }))
    const harmless = await leastOperations(() => peopleOf(strangers))
    expect(await leastOperations(() => peopleOf(going))).toBeLessThanOrEqual(2 * harmless)
  },
)

test('two thousand equal gifts of which no two fit together are as much work as different ones', async () => {
  const gifts = (message: (at: number) => string) =>
    many((at) => {
      const { receiver: _, deliveryDate: __, ...gift } = buildPackage({ quantity: 600 })
      return { ...gift, id: newId('pkg'), message: message(at) }
    })
  const [equal, different] = [gifts(() => 'Hoera'), gifts((at) => `Hoera ${at}`)]
  const harmless = await leastOperations(() => mergeEqual(different))
  expect(await leastOperations(() => mergeEqual(equal))).toBeLessThanOrEqual(2 * harmless)
})
