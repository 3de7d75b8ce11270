import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, chance, each, put, repeat, turn } from '../shapes.ts'

export const grooming: Drawings = {
  'neuslengte-parfumbon': { composition: 'b-lettering-inside-the-thing', draw: drawNose },
  'tien-puntjes-nagelbon': { composition: 'b-row', draw: drawNails },
  'zit-wel-snor-barbierbon': { composition: 'b-emblem-in-the-middle', draw: drawMoustache },
  'zeepkist-zeepbon': { composition: 'b-on-a-slope', draw: drawSoapCart },
}

/** A nose with room for the whole name. */
function drawNose() {
  return `${fill('#d9c3f2')}
    <circle cx="760" cy="276" r="150" fill="#e8d9f8"/>
    <path d="M-10-10H150C196 30 208 90 212 150L640 232C690 244 690 320 636 328L226 344C214 356 236 366 250 384 272 398 262 414 240 418 262 428 258 448 236 452 240 500 220 520 160 530L150 560H-10Z" fill="#4a1d63"/>
    <path d="M100 150Q140 120 180 150Q140 176 100 150Z" fill="#fff"/><circle cx="152" cy="149" r="13" fill="#2a0d3b"/><path d="M84 108Q130 76 184 104" fill="none" stroke="#2a0d3b" stroke-width="16" stroke-linecap="round"/>
    <path d="M588 306q20-30 46-4" fill="none" stroke="#2a0d3b" stroke-width="11" stroke-linecap="round"/>
    <path d="M722 200H812V236H722Z" fill="#4a1d63"/><path d="M740 130H794V196H740Z" fill="#f0a92e"/><rect x="704" y="232" width="126" height="150" rx="24" fill="#fff"/><path d="M704 300H830V358Q830 382 806 382H728Q704 382 704 358Z" fill="#ff8f5c"/>
    <g fill="#f0a92e"><circle cx="704" cy="150" r="9"/><circle cx="676" cy="126" r="7"/><circle cx="676" cy="172" r="7"/><circle cx="648" cy="150" r="6"/></g>
    ${letter('Neuslengte', { x: 204, y: 304, size: 82, fill: '#fff', wght: 700, tracking: -15, wdth: 94 })}`
}

/** Ten nails, ten ideas. */
function drawNails() {
  const skins = ['#f3c19b', '#c98a5e', '#7a4a2c'] as const
  const paints = ['#ff3d6e', '#ffd033', '#2b59d9', '#12a37f', '#ff7a2f'] as const
  const marks = [
    '<path d="M-22-34H22M-22-4H22M-22 26H22" stroke="#fff" stroke-width="9"/>',
    '<circle cy="-30" r="8" fill="#fff"/><circle cy="0" r="8" fill="#fff"/><circle cy="30" r="8" fill="#fff"/>',
    '<path d="M-26 20 26-20V60H-26Z" fill="#fff" fill-opacity=".75"/>',
    '<path d="M0-36 8-10 30-6 8 0 0 30-8 0-30-6-8-10Z" fill="#fff"/>',
    '<path d="M-26-30Q0-50 26-30V-64H-26Z" fill="#fff"/>',
    '<path d="M0 26C-34 0-20-26 0-10 20-26 34 0 0 26Z" fill="#fff"/>',
  ] as const
  const fingers = each([64, 26, 6, 22, 74, 74, 22, 6, 26, 64], (down, n) => {
    const nail = `<rect x="-24" y="-62" width="48" height="118" rx="24" fill="${turn(paints, n * 3)}"/>`
    const mark = `<clipPath id="tien-puntjes-${n}"><rect x="-24" y="-62" width="48" height="118" rx="24"/></clipPath><g clip-path="url(#tien-puntjes-${n})">${turn(marks, n)}</g>`
    return put(
      `<rect x="-35" y="-30" width="70" height="420" rx="34" fill="${turn(skins, Math.floor(n / 4))}"/>${nail}${mark}`,
      { x: 64 + n * 81, y: 310 + down },
    )
  })
  return `${fill('#ffe3ea')}${fingers}
    ${letter('Tien Puntjes', { x: 44, y: 132, size: 122, fill: '#7d0f3c', wdth: 88, tracking: -20 })}`
}

/** It sits as it should. */
function drawMoustache() {
  const half =
    'M0-34C-46-96-160-98-220-34-266 14-330 10-368-56-396 60-300 122-190 104-96 90-26 56 0 16Z'
  return `${fill('#e0a93a')}
    <path d="M0 0H856V540H0Z" fill="none" stroke="#1d1710" stroke-width="18"/><rect x="26" y="26" width="804" height="488" rx="16" fill="none" stroke="#1d1710" stroke-width="5"/>
    <g transform="translate(428 282)" fill="#1d1710"><path d="${half}"/><path d="${half}" transform="scale(-1 1)"/>
    <path d="M-40-30C-100-60-160-56-206-14M40-30C100-60 160-56 206-14" fill="none" stroke="#5b4a2c" stroke-width="9" stroke-linecap="round"/></g>
    ${letter('Zit wel', { x: 428, y: 158, size: 108, fill: '#1d1710', anchor: 'middle', wght: 400, tracking: 10 })}
    ${letter('SNOR', { x: 428, y: 474, size: 106, fill: '#1d1710', anchor: 'middle', tracking: 60 })}`
}

/** A bar of soap that takes the bend. */
function drawSoapCart() {
  const random = chance(5)
  const bubbles = repeat(13, () => {
    const [x, y, r] = [
      Math.round(random() * 250),
      Math.round(70 + random() * 260),
      Math.round(10 + random() * 32),
    ]
    return `<circle cx="${x}" cy="${y}" r="${r}"/>`
  })
  const wheel = (x: number) =>
    put(
      `<circle r="66" fill="#22303f"/><circle r="44" fill="#fff"/>${around([0, 0], 6, () => '<path d="M0 0V-44" stroke="#22303f" stroke-width="9"/>')}<circle r="14" fill="#ffcb2e"/>`,
      { x, y: 118 },
    )
  return `${fill('#9fdcf5')}
    <g fill="#d4f1fc" stroke="#fff" stroke-width="6">${bubbles}</g>
    <path d="M0 330 856 560H0Z" fill="#2f9e6d"/><path d="M0 330 856 560 856 534 0 304Z" fill="#57c48d"/>
    <g transform="translate(486 224) rotate(15)">
      <path d="M-300 4Q-300-98-200-98H190Q300-98 300 4 300 106 190 106H-200Q-300 106-300 4Z" fill="#e85d8e"/><path d="M-300-8Q-300-110-200-110H190Q300-110 300-8 300 80 190 80H-200Q-300 80-300-8Z" fill="#ff8db4"/>
      <rect x="-260" y="-78" width="520" height="130" rx="62" fill="none" stroke="#e85d8e" stroke-width="7"/>
      ${letter('Zeepkist', { x: 0, y: 24, size: 108, fill: '#b02a60', anchor: 'middle', tracking: -15 })}
      ${wheel(-170)}${wheel(180)}
    </g>`
}
