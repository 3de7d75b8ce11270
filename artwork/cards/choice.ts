import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, repeat, turn } from '../shapes.ts'

/** No product of anybody's: it is for trying the shop. */
export const trial: Drawings = {
  'proefdruk-testbon': { composition: 'proof', draw: drawProof },
}

export const choice: Drawings = {
  'cadeaubonnl-keuze-cadeaukaart': { composition: 'choice', draw: drawChoice },
}

/** A ribbon around a present, and its knot makes it a K. */
function drawChoice() {
  const random = chance(40)
  const colors = ['#ffc94d', '#ff8fa9', '#fff', '#8c0c2f'] as const
  const confetti = repeat(36, (index) => {
    const x = 300 + random() * 540
    const y = 16 + random() * (x < 480 ? 270 : 508)
    const color = turn(colors, index)
    if (index % 3 === 0)
      return `<circle cx="${x}" cy="${y}" r="${8 + random() * 8}" fill="${color}"/>`
    const spin = Math.round(random() * 180)
    return `<rect x="${x}" y="${y}" width="32" height="13" rx="6" fill="${color}" transform="rotate(${spin} ${x} ${y})"/>`
  })
  return `${fill('#b5123e')}
    <circle cx="612" cy="267" r="330" fill="#c41a49"/><circle cx="612" cy="267" r="222" fill="#d42856"/>
    ${confetti}
    <path d="M480-10H606V550H480Z" fill="#fff"/><path d="M576-10H606V550H576Z" fill="#ffe3ea"/>
    <path d="M606 176 752 5 784 78 840 80 606 354Z" fill="#ff8fa9"/>
    <path d="M606 180 840 454 784 458 752 529 606 358Z" fill="#ffd0db"/>
    <path d="M606 267 682 267 606 356Z" fill="#f28ca6"/>
    <path d="M470 196Q470 180 486 180H604Q622 180 622 198V338Q622 356 604 356H486Q470 356 470 340Z" fill="#ff5c84"/>
    <path d="M470 238Q540 218 622 238M470 300Q540 320 622 300" fill="none" stroke="#d42856" stroke-width="8"/>
    ${letter('Keuze', { x: 46, y: 488, size: 150, fill: '#fff', tracking: -25 })}`
}

/** A sheet from the press, with its marks. */
function drawProof() {
  const bars = repeat(
    11,
    (index) => `<rect x="${index * 80}" y="0" width="40" height="540" fill="#e3e7ec"/>`,
  )
  return `${fill('#f7f8fa')}${bars}
    <path d="M60 60H796V480H60Z" fill="none" stroke="#9aa5b1" stroke-width="6" stroke-dasharray="26 18"/>
    <circle cx="690" cy="160" r="46" fill="none" stroke="#d81f4e" stroke-width="8"/><path d="M690 92V228M622 160H758" stroke="#d81f4e" stroke-width="8"/>
    ${letter('Proefdruk', { x: 96, y: 420, size: 132, fill: '#1f2a37', tracking: -25 })}`
}
