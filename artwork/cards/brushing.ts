import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, each, put, repeat, turn } from '../shapes.ts'

export const brushing: Drawings = {
  'kwastenkast-make-upbon': { composition: 'b-fan', draw: drawBrushes },
  'kapseis-kappersbon': { composition: 'b-on-the-waves', draw: drawCombShip },
  'schaduwkant-zonverzorgingsbon': { composition: 'b-split-in-two', draw: drawShade },
  'hare-hoogteen-pedicurebon': { composition: 'b-band-at-the-bottom', draw: drawToes },
}

/** A drawer that cannot close any more. */
function drawBrushes() {
  const tips = [
    '#ff4f79',
    '#ffc531',
    '#3ad1b4',
    '#ff8a3d',
    '#b48cff',
    '#ff4f79',
    '#ffc531',
  ] as const
  const heads = [
    '<path d="M-38-300C-60-350-40-420 0-430 40-420 60-350 38-300Z"/>',
    '<path d="M-22-300C-30-340-22-390 12-420 26-380 28-340 22-300Z"/>',
    '<path d="M-46-300 -62-396Q0-430 62-396L46-300Z"/>',
  ] as const
  const brushes = repeat(7, (n) =>
    put(
      `<path d="M-13-290H13L8 0H-8Z" fill="#f6efe2"/><path d="M-24-306H24V-252H-24Z" fill="#c9a44c"/><path d="M-24-286H24V-278H-24Z" fill="#8f6f26"/><g fill="${turn(tips, n)}">${turn(heads, n)}</g>`,
      { x: 428 + (n - 3) * 40, y: 500, rotate: (n - 3) * 15, scale: n % 2 ? 0.96 : 1.06 },
    ),
  )
  return `${fill('#1b1f5e')}${brushes}
    <path d="M70 340H786V560H70Z" fill="#d8663f"/><path d="M70 340H786V366H70Z" fill="#f08a5f"/><rect x="100" y="392" width="656" height="190" rx="10" fill="none" stroke="#a9452a" stroke-width="7"/>
    ${letter('Kwastenkast', { x: 428, y: 484, size: 108, fill: '#fff4e2', anchor: 'middle', wdth: 88, tracking: -15 })}`
}

/** A comb that sails through a head of waves. */
function drawCombShip() {
  const teeth = repeat(15, (n) => `<path d="M${-196 + n * 27} 20V${104 - (n % 2) * 4}"/>`)
  const strands = repeat(8, (n) => {
    const y = 400 + n * 22
    return `<path d="M-40 ${y}C60 ${y - 70} 150 ${y - 70} 250 ${y}S440 ${y + 60} 540 ${y} 730 ${y - 74} 900 ${y + 10}" stroke="${n % 3 === 1 ? '#c9602c' : n % 3 === 2 ? '#7c2d12' : '#a5451c'}"/>`
  })
  return `${fill('#f9c9b0')}<circle cx="720" cy="120" r="70" fill="#fff1e2"/>
    <g transform="translate(560 310) rotate(-11)">
      <path d="M10-20V-260" stroke="#4a1f10" stroke-width="14" stroke-linecap="round"/><path d="M28-246C130-190 180-110 190-40H28Z" fill="#fff"/><path d="M-8-226C-70-170-110-100-116-40H-8Z" fill="#ffe2a8"/><path d="M10-262H-50L-34-278-50-294H10Z" fill="#17365c"/>
      <g stroke="#17365c" stroke-width="14" stroke-linecap="round">${teeth}</g><path d="M-236-30H236C230 20 210 44 180 44H-190C-214 44-232 10-236-30Z" fill="#17365c"/><path d="M-236-30H236L232-8H-233Z" fill="#2d5f96"/><g fill="#f9c9b0"><circle cx="-120" cy="14" r="13"/><circle cx="-60" cy="14" r="13"/><circle cx="0" cy="14" r="13"/><circle cx="60" cy="14" r="13"/><circle cx="120" cy="14" r="13"/></g>
    </g>
    <path d="M0 412Q150 330 260 400T540 400 856 396V560H0Z" fill="#a5451c"/><g fill="none" stroke-width="17">${strands}</g>
    ${letter('Kapseis', { x: 44, y: 134, size: 116, fill: '#17365c', tracking: -25, wdth: 90 })}`
}

/** Half in the sun, half out of it. */
function drawShade() {
  const rays = repeat(5, (n) => `<path d="M0 210V262" transform="rotate(${(n + 1.6) * 27})"/>`)
  return `${fill('#ffd21f')}<path d="M428 0H856V540H428Z" fill="#1c4fa0"/>
    <g transform="translate(428 200)">
      <g stroke="#ff8a1f" stroke-width="22" stroke-linecap="round">${rays}</g>
      <path d="M0-166A166 166 0 0 0 0 166Z" fill="#ff8a1f"/><path d="M0-166A166 166 0 0 1 0 166Z" fill="#0f2f6b"/>
      <path d="M-190-42H190" stroke="#11131f" stroke-width="15"/><path d="M-138-44H-14Q-12 40-76 40T-138-44Z" fill="#11131f"/><path d="M14-44H138Q140 40 76 40T14-44Z" fill="#11131f" stroke="#8fb4ff" stroke-width="7"/>
      <path d="M-118-24-84 14M48-26 84 16" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".7"/>
      <path d="M-54 84Q0 124 54 84" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/>
    </g>
    ${letter('schaduw', { x: 422, y: 486, size: 112, fill: '#11131f', anchor: 'end', wght: 700, tracking: -25, wdth: 90 })}
    ${letter('kant', { x: 434, y: 486, size: 112, fill: '#ffd21f', wght: 700, tracking: -25, wdth: 90 })}`
}

/** Five guests of standing, one of them crowned. */
function drawToes() {
  const toes = each(
    [
      [206, 128, 262],
      [376, 86, 210],
      [500, 76, 236],
      [612, 70, 262],
      [712, 62, 296],
    ] as const,
    ([x, width, top], n) => {
      const nail = width * 0.3
      return `<rect x="${x - width / 2 - 8}" y="${top - 60}" width="${width + 10}" height="420" rx="${width / 2}" fill="#c78455"/><rect x="${x - nail}" y="${top - 34}" width="${nail * 2}" height="${nail * 2.3}" rx="${nail * 0.8}" fill="${n === 0 ? '#ffcf40' : '#ff4b5f'}"/>`
    },
  )
  const random = chance(3)
  const foam = repeat(
    12,
    (n) =>
      `<circle cx="${20 + n * 76}" cy="${Math.round(336 + random() * 20)}" r="${Math.round(28 + random() * 26)}"/>`,
  )
  return `${fill('#4b2a86')}
    <path d="M138 196 118 106 166 138 206 84 246 138 294 106 274 196Z" fill="#ffcf40"/><circle cx="206" cy="160" r="13" fill="#ff4b5f"/>${toes}
    <g fill="#e6f4ff">${foam}</g><path d="M0 350H856V560H0Z" fill="#f0b429"/><path d="M0 350H856V378H0Z" fill="#ffd76a"/>
    ${letter('Hare Hoogteen', { x: 44, y: 488, size: 116, fill: '#371666', wdth: 86, tracking: -20 })}`
}
