import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, each, leaf, put, repeat } from '../shapes.ts'

export const wellness: Drawings = {
  'berkentak-saunabon': drawSauna,
}

/** Birches in the last sun, steam between the trunks. */
function drawSauna() {
  const random = chance(7)
  const trunks = each(
    [
      [452, 58],
      [560, 104],
      [716, 78],
    ] as const,
    ([x, width]) => {
      const marks = repeat(9, (n) => {
        const [long, high] = [width * (0.3 + random() * 0.4), 9 + random() * 9]
        const y = n * 62 + random() * 34
        return random() < 0.5
          ? `<path d="M${x} ${y}q${long} ${high} 0 ${high * 2}z"/>`
          : `<path d="M${x + width} ${y}q${-long} ${high} 0 ${high * 2}z"/>`
      })
      return `<path d="M${x} 0h${width}v540h${-width}z" fill="#f7f1e3"/><path d="M${x + width * 0.7} 0h${width * 0.3}v540h${-width * 0.3}z" fill="#e3dac6"/><g fill="#1d2f2c">${marks}</g>`
    },
  )
  const leaves = repeat(9, (n) => {
    const [x, side] = [40 + n * 44, n % 2 ? 1 : -1]
    return put(`<path d="${leaf(84, 26)}"/>`, { x, y: x * x * 0.00042, rotate: side * 52 + 8 })
  })
  return `${fill('#0e4a45')}
    <circle cx="634" cy="318" r="216" fill="#f47b4a"/><circle cx="634" cy="318" r="150" fill="#ffa869"/>
    <g fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".5"><path d="M536 520c-44-70 44-100 0-170s30-80 6-120"/><path d="M690 540c-44-70 44-100 0-170s30-90 6-140"/><path d="M826 500c-40-60 40-90 0-150s24-70 4-110"/></g>
    ${trunks}
    ${put(`<path d="M0 0Q220 0 440 82" fill="none" stroke="#8a5a33" stroke-width="10" stroke-linecap="round"/><g fill="#b8d645">${leaves}</g>`, { x: 900, y: 40, scale: '-1 1' })}
    ${letter('Berkentak', { x: 46, y: 438, size: 84, fill: '#fff', tracking: -20 })}
    ${letter('de saunabon', { x: 50, y: 490, size: 36, fill: '#ffc9a3', font: 'figtree', wght: 600 })}`
}
