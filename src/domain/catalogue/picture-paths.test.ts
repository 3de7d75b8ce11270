import { expect, test } from 'vitest'
import { cardImagePath, cardPicturePath } from './picture-paths.ts'

test('a picture has one address for screens and one for mails, both of this version', () => {
  const artwork = { image: 'loof-tuinbon.svg', imageHash: '0123456789ab' }
  expect(cardImagePath(artwork)).toBe('/cards/loof-tuinbon.svg?v=0123456789ab')
  expect(cardPicturePath(artwork)).toBe('/cards/loof-tuinbon.png?v=0123456789ab')
})
