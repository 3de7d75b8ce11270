import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { openCardLinks } from '#platform/secrets/signed-card-links.ts'
import { openNewsletterLinks } from '#platform/secrets/signed-newsletter-links.ts'

const linkKey = new Uint8Array(32).fill(3)
const links = openNewsletterLinks({ linkKeys: [{ id: '1', key: linkKey }] })
const id = newId('sub')
const until = new Date('2026-11-28T10:20:00Z')

test('a link that confirms names the subscription and the hour in which it stops', () => {
  expect(links.readConfirm(links.confirmToken({ id, until }))).toEqual({
    id,
    until: new Date('2026-11-28T11:00:00Z'),
  })
})

test('a link that ends the letters never stops, and confirms nothing', () => {
  const token = links.endToken(id)
  expect(links.readEnd(token)).toBe(id)
  expect(links.readConfirm(token)).toBeUndefined()
})

test('a link that confirms ends nothing, and cannot be given more time', () => {
  const token = links.confirmToken({ id, until })
  expect(links.readEnd(token)).toBeUndefined()
  const other = token.endsWith('9') ? '8' : '9'
  expect(links.readConfirm(`${token.slice(0, -1)}${other}`)).toBeUndefined()
})

test('a link to a card is none of the newsletter, though the key is the same', () => {
  const card = openCardLinks({ linkKeys: [{ id: '1', key: linkKey }] }).token({
    id: `dlv_${id.slice(4)}`,
    linkVersion: 0,
  })
  expect(links.readEnd(card)).toBeUndefined()
  expect(links.readConfirm(card)).toBeUndefined()
})
