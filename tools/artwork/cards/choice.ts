import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, repeat, turn } from '../shapes.ts'

export const choice: Drawings = {
  'cadeaubonnl-keuze-cadeaukaart': drawChoice,
}

/** A ribbon that folds itself into a K, over confetti. */
function drawChoice() {
  const random = chance(21)
  const colors = ['#ffc94d', '#ff8fa9', '#fff', '#e8416b'] as const
  const confetti = repeat(40, (index) => {
    const [x, y] = [390 + random() * 450, 16 + random() * 508]
    const color = turn(colors, index)
    if (index % 3 === 0)
      return `<circle cx="${x}" cy="${y}" r="${6 + random() * 7}" fill="${color}"/>`
    const spin = Math.round(random() * 180)
    return `<rect x="${x}" y="${y}" width="26" height="10" rx="5" fill="${color}" transform="rotate(${spin} ${x} ${y})"/>`
  })
  return `${fill('#b5123e')}
    <circle cx="640" cy="280" r="330" fill="#c41a49"/><circle cx="640" cy="280" r="220" fill="#d42856"/>
    ${confetti}
    <path d="M570 262 722 60H846L812 112 832 150 640 330Z" fill="#ff8fa9"/>
    <path d="M600 236 846 480 796 486 774 532 570 330Z" fill="#ffd0db"/>
    <path d="M600 236 684 320 570 330Z" fill="#f5a9bc"/>
    <path d="M490-10H606V550H490Z" fill="#fff"/>
    <path d="M490 226 606 186V306L490 346Z" fill="#ffb8c9"/>
    <path d="M606 186 640 264 606 306Z" fill="#e8416b"/>
    ${letter('Keuze', { x: 48, y: 430, size: 136, fill: '#fff', tracking: -20 })}
    ${letter('Cadeaukaart', { x: 54, y: 490, size: 42, fill: '#ffd9e1', font: 'figtree', wght: 600 })}`
}
