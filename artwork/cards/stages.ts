import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat } from '../shapes.ts'

export const stages: Drawings = {
  'zaal-zeven-bioscoopbon': { composition: 'cinema', draw: drawCinema },
  'het-rode-doek-theaterbon': { composition: 'theatre', draw: drawTheatre },
  'lachspier-comedybon': { composition: 'comedy', draw: drawComedy },
  'halve-noot-concertbon': { composition: 'concert', draw: drawConcert },
  'lijst-en-sokkel-museumbon': { composition: 'museum', draw: drawMuseum },
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
    ${letter('Zaal\nZeven', { x: 46, y: 128, size: 112, fill: '#fff', tracking: -25, leading: 0.9 })}`
}

/** The curtain is still down, but somebody is ready. */
function drawTheatre() {
  const tones = ['#c11f2e', '#a8142a', '#d62f37', '#8f0f26']
  const folds = repeat(
    14,
    (n) => `<path d="M${n * 64 - 12} 0h66v396q-33 22-66 0z" fill="${tones[n % 4]}"/>`,
  )
  const swags = repeat(4, (n) =>
    put(
      '<path d="M0-4H214V40Q107 128 0 40Z" fill="#f3b73f"/><path d="M0-4H214V26Q107 112 0 26Z" fill="#8f0f26"/><path d="M10-4Q107 86 204-4Z" fill="#c11f2e"/>',
      { x: n * 214 },
    ),
  )
  const shoe =
    '<path d="M-20-130H20V-34C44-28 100-30 104 2V14H-26Z" fill="#1b1b2f"/><path d="M-20-130H20V-62H-20Z" fill="#f3b73f"/><path d="M-20-112h40v14h-40zM-20-84h40v14h-40z" fill="#fff6e3"/><path d="M-26 8H96V18H-26Z" fill="#000"/><path d="M22-26l26-12M22-26l18 16" stroke="#f3b73f" stroke-width="8" stroke-linecap="round"/>'
  return `${fill('#2b0a1c')}
    <path d="M0 440H856V540H0Z" fill="#d89a54"/><path d="M0 476H856M0 510H856M120 440 60 540M330 440 300 540M530 440 556 540M740 440 800 540" stroke="#b9773a" stroke-width="5"/>
    <ellipse cx="620" cy="500" rx="210" ry="30" fill="#ffe3a1"/>
    ${put(shoe, { x: 560, y: 488, scale: '-1 1' })}${put(shoe, { x: 680, y: 488 })}
    ${folds}${swags}
    ${letter('Het Rode Doek', { x: 44, y: 252, size: 108, fill: '#fff6e3', wdth: 84, tracking: -15 })}`
}

/** The joke has landed. */
function drawComedy() {
  const mouth = 'M380 196C500 150 720 150 850 196 862 380 770 520 614 520S368 380 380 196Z'
  const teeth = repeat(
    6,
    (n) => `<rect x="${398 + n * 74}" y="130" width="70" height="118" rx="20"/>`,
  )
  return `${fill('#ff4f8e')}
    <g stroke="#ff86b1" stroke-width="26" stroke-linecap="round"><path d="M612 92V40M470 100 446 52M754 100 778 52M338 160 296 126M888 160 930 126"/></g>
    <path d="${mouth}" fill="#e3123f" stroke="#b30a3c" stroke-width="34" stroke-linejoin="round"/>
    <clipPath id="mouth"><path d="${mouth}"/></clipPath>
    <g clip-path="url(#mouth)"><path d="${mouth}" fill="#4a0522"/><g fill="#fff">${teeth}</g>
    <path d="M440 560C440 420 520 372 614 400 708 372 790 420 790 560Z" fill="#ff7a9c"/><path d="M614 412V520" stroke="#e2466f" stroke-width="12" stroke-linecap="round"/></g>
    ${letter('Lach-\nspier', { x: 44, y: 376, size: 126, fill: '#fff', tracking: -30, leading: 0.86 })}`
}

/** A staff of five colours and two half notes that dance on it. */
function drawConcert() {
  const colors = ['#ff5d5d', '#ffb238', '#fff1b8', '#3ecf9b', '#4ea8ff']
  const staff = each(
    colors,
    (color, n) =>
      `<path d="M-20 ${336 + n * 52}C190 ${430 + n * 40} 340 ${226 + n * 52} 520 ${176 + n * 54}S760 ${60 + n * 56} 880 ${-30 + n * 60}" stroke="${color}"/>`,
  )
  const note =
    '<path d="M66-14V-270" stroke="#fff" stroke-width="24" stroke-linecap="round"/><ellipse rx="86" ry="60" transform="rotate(-24)" fill="#fff"/><ellipse rx="62" ry="26" transform="rotate(-40)" fill="#1d1742"/>'
  return `${fill('#1d1742')}
    <g fill="none" stroke-width="30" stroke-linecap="round">${staff}</g>
    ${put(note, { x: 484, y: 380, rotate: 6 })}
    ${put(note, { x: 700, y: 270, rotate: -4, scale: 0.82 })}
    ${letter('Halve\nNoot', { x: 46, y: 126, size: 112, fill: '#fff', tracking: -25, leading: 0.88 })}`
}

/** A wall with one painting, a plinth with one vase. */
function drawMuseum() {
  return `${fill('#c6b4f2')}
    <path d="M0 436H856V540H0Z" fill="#8b6fd6"/><path d="M0 428H856V446H0Z" fill="#f4eefc"/>
    <g transform="translate(14)">
    <path d="M372 64H704V388H372Z" fill="#5a3fa8" opacity=".35" transform="translate(12 14)"/>
    <path d="M372 56H704V380H372Z" fill="#e9a72f"/><path d="M386 70H690V366H386Z" fill="#b9781a"/><path d="M396 80H680V356H396Z" fill="#fbf1dc"/>
    <circle cx="590" cy="170" r="66" fill="#ef4f3a"/>
    <path d="M396 356V220L500 356Z" fill="#2346b8"/><path d="M440 356 560 196 680 356Z" fill="#163a5f"/><path d="M560 196 680 356H560Z" fill="#2a9d8f"/><path d="M396 80H476A80 80 0 0 1 396 160Z" fill="#f6c445"/>
    </g>
    <path d="M690 404H836V540H690Z" fill="#fff"/><path d="M790 404H836V540H790Z" fill="#ddd0f5"/><path d="M674 384H852V412H674Z" fill="#fff"/><path d="M800 384H852V412H800Z" fill="#ddd0f5"/>
    <path d="M730 384H796L786 362C836 336 838 270 792 238V206H734V238C688 270 690 336 740 362Z" fill="#e2683c"/>
    <path d="M724 206H802V190H724Z" fill="#2d1b5a"/><path d="M700 300Q763 330 826 300L824 320Q763 350 702 320Z" fill="#2d1b5a"/><path d="M704 276Q763 300 822 276" fill="none" stroke="#2d1b5a" stroke-width="6"/>
    <path d="M736 216C690 210 680 250 706 274M790 216C836 210 846 250 820 274" fill="none" stroke="#e2683c" stroke-width="12"/>
    ${letter('Lijst\n& Sokkel', { x: 44, y: 112, size: 82, fill: '#2d1b5a', tracking: -25, leading: 0.92 })}`
}
