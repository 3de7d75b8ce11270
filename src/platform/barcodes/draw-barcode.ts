import bwip from 'bwip-js/node'
import type { Barcode } from '#domain/cards/code.ts'

const symbologies = { code128: 'code128', qr: 'qrcode' } as const

/** Draws it in black on white, which scanners need whatever the theme of the page is; the text stays out. */
export const drawBarcode = (barcode: Barcode): string =>
  bwip.toSVG({
    bcid: symbologies[barcode.kind],
    text: barcode.text.reveal(),
    scale: 3,
    ...(barcode.kind === 'code128' ? { height: 16 } : {}),
    paddingwidth: 4,
    paddingheight: 4,
    backgroundcolor: 'FFFFFF',
  })
