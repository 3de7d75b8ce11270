import { expect, test } from 'vitest'
import { BarcodeText } from '#domain/cards/code.ts'
import { drawBarcode } from './draw-barcode.ts'

test('both kinds become one drawing of their own, without the text in it', () => {
  const bars = drawBarcode({ kind: 'code128', text: new BarcodeText('6299000012345678901') })
  const square = drawBarcode({ kind: 'qr', text: new BarcodeText('GC1:loof-en-lente:7f3a') })
  for (const drawing of [bars, square]) {
    expect(drawing).toMatch(/^<svg[^>]*viewBox=/)
    expect(drawing).not.toMatch(/<text|<script/)
  }
  expect(bars).not.toContain('6299000012345678901')
  expect(bars).not.toBe(square)
})
