import { expect, test } from 'vitest'
import { linksOf, parseRichText } from './rich-text.ts'

const plain = (text: string) => ({ text, isStrong: false, href: undefined })

test('an empty line parts paragraphs, and lines within one flow on', () => {
  expect(parseRichText('Een\nregel.\n\nNog een.\n')).toEqual([
    { isItem: false, spans: [plain('Een regel.')] },
    { isItem: false, spans: [plain('Nog een.')] },
  ])
})

test('words that belong on one line stay together', () => {
  const [paragraph] = parseRichText('Met  iDEAL\u00a0|\u00a0Wero')
  expect(paragraph?.spans).toEqual([plain('Met iDEAL\u00a0|\u00a0Wero')])
})

test('words are strong or lead somewhere', () => {
  const text = parseRichText('Kies **iets moois** uit [de lijst](/cadeaubonnen/).')
  expect(text).toEqual([
    {
      isItem: false,
      spans: [
        plain('Kies '),
        { text: 'iets moois', isStrong: true, href: undefined },
        plain(' uit '),
        { text: 'de lijst', isStrong: false, href: '/cadeaubonnen/' },
        plain('.'),
      ],
    },
  ])
  expect(linksOf(text)).toEqual(['/cadeaubonnen/'])
})

test('a list has a line for each item, however long', () => {
  expect(parseRichText('- een\n  en meer\n- twee')).toEqual([
    { isItem: true, spans: [plain('een en meer')] },
    { isItem: true, spans: [plain('twee')] },
  ])
})

test('other markup stays text, and nothing at all is no paragraph', () => {
  expect(parseRichText('<b onclick="x">5 * 3</b> [los] **')).toEqual([
    { isItem: false, spans: [plain('<b onclick="x">5 * 3</b> [los] **')] },
  ])
  expect(parseRichText(' \n\n ')).toEqual([])
})
