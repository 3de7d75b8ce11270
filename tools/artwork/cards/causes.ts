import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, petals, put } from '../shapes.ts'

export const causes: Drawings = {
  'bijenlint-donatie': drawBee,
}

function flower(color: string, heart: string) {
  return `<path d="${petals(9, 64, 30)}" fill="${color}"/><circle r="19" fill="${heart}"/>`
}

/** A bee that ties the verge together in one line. */
function drawBee() {
  const verge = [
    [30, 452, '#fff', '#ffb300', 1],
    [124, 486, '#f0476c', '#5c1030', 0.9],
    [214, 448, '#3f6be0', '#ffe27a', 0.8],
    [322, 482, '#fff', '#ffb300', 1.1],
    [430, 462, '#f0476c', '#5c1030', 0.8],
    [528, 488, '#3f6be0', '#ffe27a', 1],
    [632, 458, '#fff', '#ffb300', 0.85],
    [728, 484, '#f0476c', '#5c1030', 1.05],
    [826, 452, '#fff', '#ffb300', 1],
  ] as const
  const stems = each(verge, ([x, y]) => `<path d="M${x} ${y}V560"/>`)
  const flowers = each(verge, ([x, y, color, heart, scale]) =>
    put(flower(color, heart), { x, y, scale }),
  )
  const body =
    'M-150 0C-150-84-70-104 10-104 96-104 160-62 176 0 160 62 96 104 10 104-70 104-150 84-150 0Z'
  return `${fill('#ffcb2f')}
    <path d="M-20 330C120 250 230 300 220 360S90 396 120 320 360 220 450 300" fill="none" stroke="#2b1a12" stroke-width="9" stroke-linecap="round" stroke-dasharray="2 24"/>
    <path d="M0 476Q210 440 430 474T856 468V540H0Z" fill="#2f8a4e"/>
    <g stroke="#1d6b3a" stroke-width="10">${stems}</g>${flowers}
    <g transform="translate(624 236) rotate(-14)">
      <g fill="#fff" opacity=".92"><ellipse cx="-50" cy="-128" rx="62" ry="112" transform="rotate(-24 -50 -60)"/><ellipse cx="34" cy="-128" rx="54" ry="100" transform="rotate(14 34 -60)"/></g>
      <path d="M-150 0-196-12-160 26Z" fill="#2b1a12"/>
      <clipPath id="bee"><path d="${body}"/></clipPath>
      <path d="${body}" fill="#ff9d0a"/><g clip-path="url(#bee)" fill="#2b1a12"><path d="M-160-110h60v220h-60zM-64-110h56v220h-56zM28-110h52v220H28z"/></g>
      <circle cx="128" cy="-22" r="15" fill="#2b1a12"/><path d="M112 22q22 22 44 6M140-76q10-56 56-64M112-92q2-52 40-76" fill="none" stroke="#2b1a12" stroke-width="9" stroke-linecap="round"/>
    </g>
    ${letter('Bijenlint', { x: 46, y: 122, size: 98, fill: '#2b1a12', tracking: -25 })}
    ${letter('bloemen voor bermen', { x: 50, y: 174, size: 34, fill: '#6b3d00', font: 'figtree', wght: 700 })}`
}
