import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, leaf, put, repeat } from '../shapes.ts'

/** A picture behind the card where it is put in front. */
export const backgroundDrawings: Drawings = {
  'aan-tafel-slinger': { composition: 'background', draw: drawLights },
}

export const eating: Drawings = {
  'aan-tafel-dinerbon': { composition: 'dinner', draw: drawDinner },
}

/** A fish on a plate, a lemon beside it, on a checked cloth. */
function drawDinner() {
  const cloth = repeat(
    8,
    (n) => `<path d="M${n * 120} 0h60v540h-60z"/><path d="M0 ${n * 120}h856v60H0z"/>`,
  )
  const scales = repeat(9, (n) => {
    const [x, y] = [-40 + (n % 3) * 46, -38 + Math.floor(n / 3) * 34]
    return `<path d="M${x} ${y}q24 17 0 34"/>`
  })
  const fish = `
    <path d="${leaf(310, 112)}" fill="#17566b"/>
    <path d="M270 0 372-78Q342 0 372 78Z" fill="#17566b"/>
    <path d="M110-74Q160-128 226-108L200-58Z" fill="#0f4253"/>
    <path d="M0 0C40-46 66-62 92-70Q126 0 92 70C66 62 40 46 0 0Z" fill="#f9b233"/>
    <circle cx="58" cy="-16" r="13" fill="#fff4e2"/><circle cx="56" cy="-16" r="6" fill="#10303b"/>
    <g fill="none" stroke="#7fc4c9" stroke-width="8" stroke-linecap="round" transform="translate(174 0)">${scales}</g>`
  const lemon = `<circle r="78" fill="#ffc93c"/><circle r="66" fill="#fff7d6"/>${around([0, 0], 8, () => '<path d="M0-8 20-50Q0-66-20-50Z" fill="#ffdb5e"/>')}`
  return `${fill('#ef5a2f')}
    <g fill="#ff7f52" fill-opacity=".35">${cloth}</g>
    <circle cx="610" cy="286" r="262" fill="#d9431c"/>
    <circle cx="602" cy="274" r="256" fill="#fff4e2"/>
    <circle cx="602" cy="274" r="194" fill="none" stroke="#f6cfa9" stroke-width="9"/>
    ${put(fish, { x: 446, y: 366, rotate: -30 })}
    ${put(lemon, { x: 716, y: 376 })}
    <g fill="#5aa05a">${put(`<path d="${leaf(96, 26)}"/>`, { x: 566, y: 424, rotate: 14 })}${put(`<path d="${leaf(84, 24)}"/>`, { x: 570, y: 420, rotate: -28 })}</g>
    ${letter('Aan\ntafel', { x: 48, y: 132, size: 124, fill: '#fff', tracking: -25, leading: 0.86 })}`
}

/** Lights on a string above the table, in the tones of the tile; the card hangs before them. */
function drawLights() {
  const strings = [
    { y: 40, sag: 92, bulbs: 9 },
    { y: 8, sag: 210, bulbs: 11 },
  ]
  return strings
    .map(({ y, sag, bulbs }) => {
      const lamps = repeat(bulbs, (index) => {
        const share = (index + 0.5) / bulbs
        const x = share * 856
        const hangs = y + 4 * sag * share * (1 - share)
        return `<circle cx="${x}" cy="${hangs + 17}" r="34" fill="#fff" opacity=".55"/><circle cx="${x}" cy="${hangs + 17}" r="13" fill="#ffe08a"/><path d="M${x - 6} ${hangs - 4}h12v9h-12z" fill="#c98aa0"/>`
      })
      return `<path d="M-10 ${y}Q428 ${y + 2 * sag} 866 ${y}" fill="none" stroke="#c98aa0" stroke-width="4"/>${lamps}`
    })
    .join('')
}
