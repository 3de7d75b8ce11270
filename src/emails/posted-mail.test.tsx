import { expect, test } from 'vitest'
import { postedMailTemplate } from './posted-mail.tsx'

const shopUrl = 'https://shop.example'
const { examples, write } = postedMailTemplate

test('of a set of blank cards speaks of cards, and leads to where they are activated', async () => {
  const pack = examples['Kaarten zonder bedrag op de post, Nederlands'](shopUrl)
  const dutch = await write({ ...pack, trackUrl: undefined })
  expect(dutch.subject).toBe('Je cadeaukaarten zonder bedrag zijn op de post')
  expect(dutch.text).toContain('Je cadeaukaarten zonder bedrag zijn onderweg naar Utrecht.')
  expect(dutch.text).toContain(`${shopUrl}/activeren/`)
  expect(dutch.text).not.toMatch(/\b[Hh]ij\b|de kaart\b|deze kaart\b/)
  const english = await write({ ...pack, language: 'en', trackUrl: undefined })
  expect(english.subject).toBe('Your blank gift cards are in the post')
  expect(english.text).not.toMatch(/[Yy]our card\b|the card\b/)
})

test('of blank cards that were lost says that nobody loads them any more', async () => {
  const lost = examples['Kaarten zonder bedrag niet aangekomen, Nederlands'](shopUrl)
  expect((await write(lost)).text).toContain('Op die kaarten kan niemand meer een bedrag zetten.')
  expect((await write({ ...lost, isPack: false })).text).toContain('Wat erin zat, werkt niet meer.')
})
