import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { put, repeat } from '../shapes.ts'

export const wearing: Drawings = {
  'stoeptegel-sneakerbon': { composition: 'sneaker', draw: drawSneaker },
}

/** One shoe on the pavement, a dandelion in the joint. */
function drawSneaker() {
  const tiles = repeat(24, (n) => {
    const [column, row] = [n % 6, Math.floor(n / 6)]
    const tone = ['#d5d2cb', '#dcd9d2', '#cfccc4', '#e0ddd7'][(n * 7 + row) % 4]
    return `<rect x="${column * 184 - (row % 2) * 92 - 8}" y="${row * 184 - 196}" width="178" height="178" rx="4" fill="${tone}"/>`
  })
  const laces = repeat(4, (n) => `<path d="M${236 + n * 30} ${84 + n * 18}l34-26"/>`)
  const shoe = `
    <path d="M-6 286H560l20-8H10z" fill="#9b978d"/>
    <path d="M20 226C14 170 22 110 30 62 32 46 50 42 62 52 84 70 120 66 150 40L176 14C184 6 196 8 202 18L226 52 338 122C390 146 450 146 500 166 540 182 556 204 558 226Z" fill="#2c46f0"/>
    <path d="M150 40 176 14C184 6 196 8 202 18L226 52 338 122 300 170C230 160 180 110 150 40Z" fill="#1a2cab"/>
    <path d="M452 152C510 162 552 190 558 226H424C422 196 434 168 452 152Z" fill="#ff5b3a"/>
    <path d="M20 226C14 170 22 110 30 62 32 46 50 42 62 52L86 62C76 120 84 180 110 226Z" fill="#ff5b3a"/>
    <g fill="#fff"><path d="M150 150h44v44h-44zM206 150h44v44h-44zM178 94h44v44h-44z" transform="rotate(-10 200 150)"/></g>
    <g stroke="#fff" stroke-width="13" stroke-linecap="round">${laces}</g>
    <path d="M14 218H560C582 226 586 280 546 280H36C2 280 4 226 14 218Z" fill="#fff"/>
    <path d="M9 250H574" stroke="#ff5b3a" stroke-width="8"/>`
  return `${fill('#b9b5ab')}${tiles}
    ${put(`<path d="M0 0Q-8-60 4-104M0 0Q30-30 44-60M0 0Q-26-20-48-24" fill="none" stroke="#4d8f3a" stroke-width="8" stroke-linecap="round"/><circle cx="4" cy="-112" r="21" fill="#ffd02e"/><circle cx="46" cy="-66" r="14" fill="#ffd02e"/>`, { x: 780, y: 522 })}
    ${put(shoe, { x: 110, y: 222, rotate: -3 })}
    ${letter('Stoeptegel', { x: 44, y: 136, size: 136, fill: '#1d1d24', wdth: 82, tracking: -20 })}`
}
