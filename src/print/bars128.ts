import { type DrawingContext, render } from 'bwip-js/node'
import type { Box } from './pdf-paper.ts'

type Bar = { middle: number; thickness: number }

/** Light on both sides of it, in widths of its thinnest bar: a scanner wants as much. */
const quietZone = 10

/** The bars of a Code 128 in a box. */
export function bars128(text: string, { x, y, width, height }: Box): readonly Box[] {
  const bars = render({ bcid: 'code128', text, scale: 1 }, collectBars())
  const end = Math.max(...bars.map(({ middle, thickness }) => middle + thickness / 2))
  const unit = width / (end + 2 * quietZone)
  return bars.map(({ middle, thickness }) => ({
    x: x + (quietZone + middle - thickness / 2) * unit,
    width: thickness * unit,
    ...{ y, height },
  }))
}

/** Of all that it may be asked to draw a Code 128 without text is upright lines alone. */
function collectBars(): DrawingContext<readonly Bar[]> {
  const bars: Bar[] = []
  const nothing = () => {}
  return {
    scale: (sx, sy) => [sx, sy],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    line(...[middle, , , , thickness]) {
      bars.push({ middle, thickness })
    },
    ...{ init: nothing, polygon: nothing, hexagon: nothing, ellipse: nothing },
    ...{ fill: nothing, text: nothing },
    end: () => bars,
  }
}
