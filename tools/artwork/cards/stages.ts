import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { repeat } from '../shapes.ts'

export const stages: Drawings = {
  'zaal-zeven-bioscoopbon': drawCinema,
}

/** Screen and beam together are the seven. */
function drawCinema() {
  const seats = (y: number, shift: number, color: string) =>
    `<g fill="${color}">${repeat(8, (n) => `<rect x="${n * 124 - shift}" y="${y}" width="108" height="150" rx="38"/>`)}</g>`
  return `${fill('#17143d')}
    <path d="M400 46H812V150L856 540H250Z" fill="#241f5c"/>
    <path d="M664 150H812L602 540H404Z" fill="#ffd54a"/>
    <path d="M396 46H812V160H396Z" fill="#ffe99b"/>
    <path d="M812 160H658L690 100H812Z" fill="#ffd54a"/>
    ${seats(392, 78, '#6b1245')}
    <path d="M488 392H682L646 452H450Z" fill="#d93a5e" opacity=".55"/>
    ${seats(446, 16, '#e02d57')}
    ${repeat(8, (n) => `<rect x="${n * 124 - 16}" y="446" width="108" height="26" rx="13" fill="#ff6a86"/>`)}
    ${letter('Zaal\nZeven', { x: 46, y: 128, size: 112, fill: '#fff', tracking: -25, leading: 0.9 })}
    ${letter('de bioscoopbon', { x: 52, y: 284, size: 34, fill: '#c9c4ff', font: 'figtree', wght: 600 })}`
}
