import { put } from '../shapes.ts'

export type BowColors = { ribbon: string; shade: string }

export const ruby: BowColors = { ribbon: '#d81f4e', shade: '#9c0f36' }
export const cream: BowColors = { ribbon: '#fff3e4', shade: '#e8c9b4' }
export const yellow: BowColors = { ribbon: '#ffd23f', shade: '#e09a10' }

/** The knot that makes a present of a thing. About 270 wide, its knot at (x, y). */
export function bow(
  { ribbon, shade }: BowColors,
  where: { x: number; y: number; rotate?: number; scale?: number },
): string {
  const half = `<path d="M-4 8C-18 52-48 88-86 112L-40 122-26 96C-8 72 4 40 8 10Z" fill="${shade}"/><path d="M0 0C-28-64-116-92-134-48-148-6-124 46-62 34-30 26-10 12 0 0Z" fill="${ribbon}"/><path d="M-14-2C-40-36-90-54-106-32-112-8-62 14-14-2Z" fill="${shade}"/>`
  const knot = `<rect x="-26" y="-27" width="52" height="54" rx="17" fill="${ribbon}"/><path d="M-10-16q4 16 0 32M10-16q-4 16 0 32" fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round"/>`
  return put(`${half}<g transform="scale(-1 1)">${half}</g>${knot}`, where)
}
