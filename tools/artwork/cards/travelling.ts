import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put } from '../shapes.ts'

export const travelling: Drawings = {
  'warme-lucht-ballonbon': drawBalloon,
}

const envelope = 'M-200 0A200 200 0 0 1 200 0C200 116 72 184 44 240H-44C-72 184-200 116-200 0Z'

function balloon(colors: readonly string[], basket: string) {
  const widths = [1, 0.76, 0.46, 0.15]
  const gores = each(
    colors,
    (color, n) => `<path d="${envelope}" fill="${color}" transform="scale(${widths[n]} 1)"/>`,
  )
  return `${gores}<path d="M-40 240-26 290M40 240 26 290" stroke="${basket}" stroke-width="6"/><path d="M-34 288H34L28 336Q28 342 20 342H-20Q-28 342-28 336Z" fill="${basket}"/>`
}

/** Three balloons over the polder, early in the evening. */
function drawBalloon() {
  return `${fill('#ffdcb2')}
    <path d="M0 250Q430 150 856 240V540H0Z" fill="#ffc58f"/><path d="M0 360Q430 270 856 340V540H0Z" fill="#ffa873"/>
    ${put(balloon(['#fff3dd', '#2d7f86', '#fff3dd', '#2d7f86'], '#5b2340'), { x: 398, y: 268, scale: 0.24 })}
    ${put(balloon(['#8d2a56', '#f7b32b', '#8d2a56', '#f7b32b'], '#5b2340'), { x: 300, y: 340, scale: 0.13 })}
    <path d="M0 424Q220 372 450 410T856 390V540H0Z" fill="#2d7f86"/>
    <path d="M0 470Q260 420 520 462T856 446V540H0Z" fill="#1d5f6b"/>
    <path d="M380 540Q470 500 420 474T520 426" fill="none" stroke="#ffc58f" stroke-width="9"/>
    ${put(balloon(['#e3342f', '#fff3dd', '#f6a821', '#e3342f'], '#5b2340'), { x: 622, y: 222, scale: 0.96 })}
    ${letter('Warme\nLucht', { x: 46, y: 124, size: 106, fill: '#5b2340', tracking: -25, leading: 0.88 })}
    ${letter('de ballonbon', { x: 50, y: 266, size: 34, fill: '#8d2a56', font: 'figtree', wght: 600 })}`
}
