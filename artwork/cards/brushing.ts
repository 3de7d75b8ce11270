import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, each, put, repeat, turn } from '../shapes.ts'

export const brushing: Drawings = {
  'kwastenkast-make-upbon': { composition: 'b-fan', draw: drawBrushes },
  'kapseis-kappersbon': { composition: 'b-on-the-waves', draw: drawHairWave },
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

/** The great wave, with a comb out at sea on it. */
function drawHairWave() {
  const strands = repeat(
    5,
    (n) =>
      `<path d="M${300 + n * 22} ${540}C${330 + n * 24} ${330 + n * 10} ${430 + n * 14} ${150 + n * 30} ${610} ${120 + n * 26}S${806 - n * 26} ${170 + n * 16} ${792 - n * 30} ${270 - n * 8}" />`,
  )
  const curls = each(
    [
      [640, 300, 30],
      [694, 318, 34],
      [748, 298, 30],
      [786, 262, 22],
    ] as const,
    ([x, y, r]) =>
      `<path d="M${x + r} ${y - 10}A${r} ${r} 0 1 1 ${x - r * 0.4} ${y - r * 0.9}" stroke-width="19"/>`,
  )
  const teeth = repeat(9, (n) => `<path d="M${-92 + n * 23} 0v62"/>`)
  return `${fill('#ffe2c4')}<circle cx="560" cy="330" r="150" fill="#f2583e"/>
    <path d="M-20 470C120 420 230 500 330 470S520 520 640 470 800 460 880 480V560H-20Z" fill="#c9622b"/>
    <path d="M240 560C270 330 400 60 640 60 790 60 850 170 822 270 800 330 720 330 690 290 670 250 700 214 730 226 690 170 600 190 560 260 510 350 560 470 640 560Z" fill="#8a3418"/>
    <g fill="none" stroke="#e08a46" stroke-width="11" stroke-linecap="round">${strands}</g>
    <g fill="none" stroke="#8a3418" stroke-linecap="round">${curls}</g>
    <path d="M-20 516C100 470 190 540 300 510S480 550 600 512 780 500 880 520V560H-20Z" fill="#e08a46"/><path d="M-20 540C120 506 220 560 340 534S560 566 700 534 820 530 880 540V560H-20Z" fill="#8a3418"/>
    <g transform="translate(196 424) rotate(-15)"><path d="M-110-18H110Q104 6 92 6H-92Q-104 6-110-18Z" fill="#17365c"/><g stroke="#17365c" stroke-width="12" stroke-linecap="round">${teeth}</g><path d="M-4-20V-150" stroke="#17365c" stroke-width="9"/><path d="M8-146C70-120 84-70 80-36H8Z" fill="#fff"/><path d="M-14-120C-50-96-66-64-66-36H-14Z" fill="#f2583e"/></g>
    <path d="M-20 500C60 474 130 510 210 500S330 524 380 560H-20Z" fill="#c9622b"/>
    ${letter('Kapseis', { x: 42, y: 134, size: 116, fill: '#17365c', tracking: -25, wdth: 86 })}`
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
