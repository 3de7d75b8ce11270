import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { chance, each, petals, put, repeat } from '../shapes.ts'

export const lessons: Drawings = {
  'tongval-taalcursusbon': { composition: 'a-cropped-by-the-edge', draw: drawChameleon },
  'haakje-sluiten-programmeerbon': { composition: 'a-big-sign', draw: drawBracket },
  'scherpdiepte-fotocursusbon': { composition: 'a-frame-in-frame', draw: drawFocus },
  'wit-blad-schrijfcursusbon': { composition: 'a-page', draw: drawSheet },
  'hellingproef-rijlesbon': { composition: 'a-lettering-on-a-diagonal', draw: drawSlope },
  'steelpan-sterrenkijkbon': { composition: 'a-one-line', draw: drawDipper },
  'vinger-omhoog-collegebon': { composition: 'a-from-below', draw: drawFingers },
}

/** A chameleon picks up an accent. */
function drawChameleon() {
  const accents = each(
    [
      ['ñ', 268, 452, '#ffb000', 84],
      ['ø', 80, 490, '#e2487a', 96],
      ['ß', 420, 500, '#ffb000', 80],
      ['ç', 470, 120, '#e2487a', 66],
    ] as const,
    ([sign, x, y, color, size]) => letter(sign, { x, y, size, fill: color, wght: 700 }),
  )
  return `${fill('#2a2160')}${accents}
    <path d="M640 300C540 330 420 250 330 300S180 380 130 326 170 250 196 300" fill="none" stroke="#ff6f91" stroke-width="26" stroke-linecap="round"/>
    <path d="M876 40C760 20 690 70 640 170L560 262Q540 290 580 304L676 330C700 400 760 440 876 440Z" fill="#7bd34a"/>
    <path d="M580 304 690 300 676 332Z" fill="#3f8f2a"/><path d="M560 262Q540 290 580 304L720 300" fill="none" stroke="#3f8f2a" stroke-width="9" stroke-linecap="round"/>
    <circle cx="720" cy="190" r="74" fill="#b6ec7c"/><circle cx="720" cy="190" r="46" fill="#7bd34a"/><circle cx="704" cy="194" r="22" fill="#17123a"/><circle cx="696" cy="186" r="7" fill="#fff"/>
    <g fill="#3f8f2a"><circle cx="806" cy="280" r="20"/><circle cx="836" cy="220" r="14"/><circle cx="790" cy="350" r="16"/><circle cx="840" cy="360" r="22"/><circle cx="820" cy="100" r="18"/></g>
    ${letter('Tongval', { x: 40, y: 136, size: 116, fill: '#fff', wght: 800, wdth: 84, tracking: -20 })}`
}

/** A closing bracket is a smile that stands up. */
function drawBracket() {
  const code = each(
    [
      [0, 110],
      [34, 190],
      [34, 130],
      [68, 90],
      [34, 150],
      [0, 60],
    ] as const,
    ([indent, length], n) =>
      `<path d="M${50 + indent} ${74 + n * 32}h${length}" stroke="${['#4a5b78', '#6b7fa3', '#ff7ab8'][n % 3]}"/>`,
  )
  return `${fill('#0f1729')}<g stroke-width="12" stroke-linecap="round">${code}</g>
    <rect x="470" y="128" width="82" height="82" rx="16" fill="#b8ff5a"/><rect x="470" y="308" width="82" height="82" rx="16" fill="#b8ff5a"/>
    <path d="M620 60C760 120 780 400 620 474" fill="none" stroke="#b8ff5a" stroke-width="70" stroke-linecap="round"/>
    ${letter('Haakje\nSluiten', { x: 44, y: 400, size: 104, fill: '#fff', wght: 700, wdth: 86, tracking: -15, leading: 0.9 })}`
}

/** Everything is light, until the frame finds a flower. */
function drawFocus() {
  const random = chance(77)
  const bokeh = repeat(20, (n) => {
    const [x, y, r] = [random() * 856, random() * 540, 30 + random() * 66]
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}" fill="${['#ffd166', '#ff8fa3', '#7be0c3', '#fff'][n % 4]}" fill-opacity="${n % 3 ? '.16' : '.28'}"/>`
  })
  return `${fill('#0f4a4f')}${bokeh}
    <path d="M610 560Q640 430 620 250" fill="none" stroke="#7ccf5e" stroke-width="14"/>
    ${put(`<path d="${petals(12, 110, 26)}" fill="#fff"/><circle r="40" fill="#ffc52e"/><circle r="40" fill="none" stroke="#e39a00" stroke-width="7" stroke-dasharray="3 9"/>`, { x: 620, y: 244 })}
    <g fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"><path d="M430 130V80H490M750 80H810V130M810 360V410H750M490 410H430V360"/></g>
    <circle cx="782" cy="108" r="11" fill="#ff4d4d"/>
    ${letter('Scherp\ndiepte', { x: 44, y: 180, size: 108, fill: '#fff', wght: 500, wdth: 90, tracking: -15, leading: 0.92 })}`
}

/** The first words are on the page; those before them lie around it. */
function drawSheet() {
  const ball = ([x, y]: readonly [number, number], r: number, turned: number) =>
    put(
      `<path d="M-52 10-40-36 0-54 38-40 56 4 34 44-10 54-44 40Z" fill="#f4efe4"/><path d="M-40-36 4-10 38-40M4-10-10 54M4-10 56 4M-52 10 4-10" fill="none" stroke="#c9bfa9" stroke-width="5" stroke-linejoin="round"/>`,
      { x, y, rotate: turned, scale: r },
    )
  const rules = repeat(5, (n) => `<path d="M40 ${288 + n * 58}H470"/>`)
  return `${fill('#e0533d')}${ball([90, 110], 1, 10)}${ball([110, 420], 1.3, 80)}${ball([200, 270], 0.7, 140)}${ball([30, 270], 0.8, 30)}
    <g transform="translate(300 24) rotate(7)"><path d="M0 0H520V620H0Z" fill="#b93c29" transform="translate(14 16)"/><path d="M0 0H520V620H0Z" fill="#fffdf7"/><g stroke="#d9dfe8" stroke-width="4">${rules}</g><path d="M72 0V620" stroke="#f0a79b" stroke-width="4"/>
    ${letter('Wit Blad', { x: 90, y: 216, size: 112, fill: '#1d2a4d', wght: 600, wdth: 84, tracking: -15 })}
    <path d="M92 312q18-30 32 0t34-4 30 6 40-16 20 12 44-8" fill="none" stroke="#1d2a4d" stroke-width="7" stroke-linecap="round"/></g>
    <g transform="translate(560 366) rotate(38)"><path d="M0 0 36-22H84V22H36Z" fill="#d9a441"/><path d="M0 0H52" stroke="#6b4a10" stroke-width="5"/><circle cx="52" r="6" fill="#6b4a10"/><path d="M84-26H330Q346-26 346 0T330 26H84Z" fill="#1d2a4d"/><path d="M110-26H130V26H110Z" fill="#d9a441"/></g>`
}

/** Hold the clutch. */
function drawSlope() {
  const houses = each(
    [
      [20, '#f4a261'],
      [110, '#fff3d9'],
      [200, '#e9806e'],
    ] as const,
    ([x, color], n) =>
      `<path d="M${x} 560V${300 - n * 26}l42-40 42 40V560Z" fill="${color}"/><path d="M${x + 28} ${322 - n * 26}h28v36h-28z" fill="#2d4a66"/>`,
  )
  return `${fill('#a7dcef')}<circle cx="150" cy="96" r="52" fill="#fff6cf"/>${houses}
    <path d="M-20 486 876 186V560H-20Z" fill="#2d3348"/><path d="M-20 486 876 186V202L-20 502Z" fill="#f6f3ea"/>
    <g transform="translate(582 278) rotate(-18.5)"><path d="M-150-24V-70Q-150-92-126-94L-84-98-40-152Q-32-162-18-162H62Q76-162 84-152L118-98 146-92Q166-88 166-64V-24Z" fill="#e63946"/><path d="M-62-98-26-142H14V-98ZM28-98V-142H62L92-98Z" fill="#d7f1fb"/><circle cx="-82" cy="-20" r="34" fill="#1c2030"/><circle cx="94" cy="-20" r="34" fill="#1c2030"/><circle cx="-82" cy="-20" r="14" fill="#f6f3ea"/><circle cx="94" cy="-20" r="14" fill="#f6f3ea"/>
    <path d="M-14-166H46L40-222H-8Z" fill="#1f5fbf"/>${letter('L', { x: 16, y: -174, size: 52, fill: '#fff', anchor: 'middle', font: 'figtree', wght: 800 })}</g>
    ${letter('Hellingproef', { x: 172, y: 536, size: 106, fill: '#ffd84d', wght: 800, wdth: 84, rotate: -18.5, tracking: -15 })}`
}

/** Seven stars, and something in the pan. */
function drawDipper() {
  const random = chance(12)
  const dust = repeat(46, () => {
    const [x, y, r] = [random() * 856, random() * 380, 1.5 + random() * 3.5]
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${r.toFixed(1)}"/>`
  })
  const stars = each(
    [
      [84, 96],
      [214, 132],
      [320, 196],
      [440, 226],
      [486, 352],
      [706, 352],
      [752, 206],
    ] as const,
    ([x, y]) => `<path d="M${x} ${y - 26}q5 21 26 26-21 5-26 26-5-21-26-26 21-5 26-26z"/>`,
  )
  return `${fill('#0d1440')}<path d="M0 400Q428 330 856 410V540H0Z" fill="#18225e"/><g fill="#8fa3e8">${dust}</g>
    <path d="M440 226 486 352H706L752 206Z" fill="#1f2c78"/><path d="M486 240C470 196 540 190 566 170 600 146 660 160 674 190 716 196 726 244 686 262 640 282 500 280 486 240Z" fill="#fffbe8"/><circle cx="604" cy="216" r="38" fill="#ffb81f"/>
    <path d="M84 96 214 132 320 196 440 226 486 352H706L752 206" fill="none" stroke="#c9d4ff" stroke-width="7" stroke-linejoin="round"/><g fill="#fff">${stars}</g>
    ${letter('Steelpan', { x: 44, y: 492, size: 134, fill: '#fff', wght: 600, wdth: 94, tracking: -30 })}`
}

/** Everybody knows; one of them knows it more. */
function drawFingers() {
  const hand = `<g id="vinger-hand"><rect x="-30" y="60" width="60" height="60"/><rect x="-44" y="-92" width="29" height="130" rx="14.5"/><rect x="-44" y="12" width="88" height="74" rx="26"/><circle cx="-3" cy="26" r="15"/><circle cx="24" cy="32" r="14"/><rect x="-92" y="52" width="62" height="25" rx="12.5" transform="rotate(42 -40 64)"/><path d="M-14 24V46M10 28v18M28 34v14M-40 62Q-10 40 24 60" fill="none" stroke="#2a160c" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/></g>`
  const arms = each(
    [
      [110, 400, '#8d5a3b', '#f25f5c'],
      [246, 412, '#f2c6a0', '#247ba0'],
      [378, 392, '#5c3a26', '#ffe066'],
      [510, 420, '#e8b08a', '#70c1b3'],
      [660, 176, '#c68657', '#f78fb3'],
      [800, 390, '#f4d2b5', '#5f6caf'],
    ] as const,
    ([x, y, skin, sleeve]) =>
      `<use href="#vinger-hand" x="${x}" y="${y}" fill="${skin}"/><rect x="${x - 44}" y="${y + 104}" width="88" height="460" rx="10" fill="${sleeve}"/>`,
  )
  return `<defs>${hand}</defs>${fill('#1d4d3f')}<path d="M0 0H856V24H0Z" fill="#b07d4a"/>
    ${arms}
    ${letter('Vinger\nOmhoog', { x: 44, y: 148, size: 116, fill: '#fdf8ea', wght: 600, wdth: 92, tracking: -20, leading: 0.9 })}`
}
