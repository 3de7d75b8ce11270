import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeliveryId, newId } from '#kernel/ids.ts'
import { InvariantViolated } from '#kernel/invariant.ts'
import { openCardLinks } from '#platform/secrets/signed-card-links.ts'

const linkKey = new Uint8Array(32).fill(3)
const links = openCardLinks({ linkKeys: [{ id: '1', key: linkKey }] })

test('a link reads as what it was made of, for any version', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999 }), (linkVersion) => {
      const delivery = { id: newId('dlv'), linkVersion }
      expect(links.read(links.token(delivery))).toEqual(delivery)
    }),
  )
})

test('a link to one card is another than that to all of them, and reads as what it was made of', () => {
  const unitId = newId('unt')
  const token = links.token({ unitId, linkVersion: 2 })
  expect(links.read(token)).toEqual({ unitId, linkVersion: 2 })
  const id: DeliveryId = `dlv_${unitId.slice(4)}`
  expect(links.token({ id, linkVersion: 2 })).not.toBe(token)
})

test('the same delivery and version is the same link, the next version another', () => {
  const id = newId('dlv')
  expect(links.token({ id, linkVersion: 1 })).toBe(links.token({ id, linkVersion: 1 }))
  expect(links.token({ id, linkVersion: 1 })).not.toBe(links.token({ id, linkVersion: 2 }))
})

test('a link holds letters and digits only, so that no mail program cuts it', () => {
  expect(links.token({ id: newId('dlv'), linkVersion: 12 })).toMatch(/^[a-z0-9]+$/)
})

test('a link with any character changed is not ours', () => {
  const token = links.token({ id: newId('dlv'), linkVersion: 1 })
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === '2' ? '3' : '2'
    expect(links.read(`${token.slice(0, place)}${other}${token.slice(place + 1)}`)).toBeUndefined()
  }
})

test('a link of another key is not ours', () => {
  const others = openCardLinks({ linkKeys: [{ id: '1', key: new Uint8Array(32).fill(4) }] })
  expect(links.read(others.token({ id: newId('dlv'), linkVersion: 1 }))).toBeUndefined()
})

test('a version cannot be raised without the key', () => {
  const token = links.token({ id: newId('dlv'), linkVersion: 1 })
  expect(links.read(`${token}0`)).toBeUndefined()
})

test('anything else is not ours and breaks nothing', () => {
  fc.assert(fc.property(fc.string(), (text) => links.read(text) === undefined))
  for (const text of ['', 'é'.repeat(59), `${'0'.repeat(58)}01`, '%00'])
    expect(links.read(text)).toBeUndefined()
})

test('a short key is refused at once', () => {
  expect(() => openCardLinks({ linkKeys: [{ id: '1', key: new Uint8Array(31) }] })).toThrow(
    InvariantViolated,
  )
})

test('a mailed link outlives a new key as long as its own is listed', () => {
  const token = links.token({ id: newId('dlv'), linkVersion: 1 })
  const older = { id: '1', key: linkKey }
  const newer = { id: '2', key: new Uint8Array(32).fill(5) }
  const rotated = openCardLinks({ linkKeys: [newer, older] })
  expect(rotated.read(token)).toEqual(links.read(token))
  expect(openCardLinks({ linkKeys: [newer] }).read(token)).toBeUndefined()
  const { id } = links.read(token) as { id: DeliveryId }
  expect(links.read(rotated.token({ id, linkVersion: 1 }))).toBeUndefined()
})
