import { type Drawings, fill } from '../card.ts'
import { letter, letterOnArc } from '../lettering.ts'
import { chance, each, leaf, put, repeat } from '../shapes.ts'

export const treats: Drawings = {
  'oor-en-schotel-koffiebon': { composition: 'coffee', draw: drawCoffee },
  'de-ronde-korst-kaasbon': { composition: 'cheese', draw: drawCheese },
  'maan-en-melk-chocoladebon': { composition: 'chocolate', draw: drawChocolate },
  'slinger-en-tros-wijnbon': { composition: 'wine', draw: drawWine },
}

/** A cup whose steam is the ampersand of its brand. */
function drawCoffee() {
  return `${fill('#54291a')}
    <circle cx="606" cy="330" r="300" fill="#653421"/>
    ${letter('&', { x: 590, y: 330, size: 390, fill: '#eeaa6b', anchor: 'middle', wght: 800 })}
    <ellipse cx="596" cy="482" rx="250" ry="34" fill="#3b1a0f"/>
    <ellipse cx="596" cy="470" rx="250" ry="34" fill="#fff3e0"/>
    <ellipse cx="596" cy="462" rx="150" ry="18" fill="#e8cfae"/>
    <path d="M752 300a62 62 0 1 1 0 124h-30" fill="none" stroke="#fff3e0" stroke-width="32"/>
    <path d="M424 270H768C768 392 716 462 650 462H542C476 462 424 392 424 270Z" fill="#fff3e0"/>
    <path d="M424 270H768Q768 300 764 326H428Q424 300 424 270Z" fill="#e4572e"/>
    <path d="M690 326H764C752 410 704 462 650 462H610C660 440 684 390 690 326Z" fill="#e8cfae"/>
    ${letter('Oor &\nSchotel', { x: 46, y: 122, size: 104, fill: '#fff3e0', tracking: -25, leading: 0.9 })}`
}

/** A whole cheese, its name pressed into the rind, one wedge already taken. */
function drawCheese() {
  const holes = each(
    [
      [478, 300, 22],
      [590, 222, 15],
      [660, 330, 26],
      [566, 396, 18],
      [520, 214, 10],
      [628, 440, 11],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  )
  const wedge =
    '<path d="M0 0-268-104A287 287 0 0 0-220 186Z" fill="#f2a900"/><path d="M0 0-196-76A210 210 0 0 0-160 136Z" fill="#ffe07a"/><circle cx="-110" cy="18" r="17" fill="#f7c63d"/><circle cx="-150" cy="-20" r="9" fill="#f7c63d"/>'
  return `${fill('#1b3f94')}
    <g transform="translate(-110 0)"><circle cx="570" cy="316" r="300" fill="#15326f"/>
    <circle cx="570" cy="300" r="296" fill="#f2a900"/>
    <circle cx="570" cy="300" r="212" fill="#ffe07a"/><g fill="#f7c63d">${holes}</g>
    <path d="M570 300 150 134V560H330Z" fill="#1b3f94"/>
    ${put(wedge, { x: 512, y: 330, rotate: -3 })}
    ${letterOnArc('De Ronde Korst', { x: 570, y: 300, radius: 222, angle: 22, size: 92, fill: '#7a2e00', wght: 800, wdth: 88 })}</g>`
}

/** The card is the bar: half of it still wrapped in night and gold. */
function drawChocolate() {
  const square =
    '<path d="M0 0h134v134H0z" fill="#4a2014"/><path d="M6 6H128L104 30H30z" fill="#87503a"/><path d="M6 6V128L30 104V30z" fill="#6f3c29"/><path d="M128 128V6L104 30V104z" fill="#40190f"/><path d="M128 128H6L30 104H104z" fill="#35130a"/><path d="M30 30h74v74H30z" fill="#5b2b1c"/>'
  const teeth = (x: number) => repeat(14, (n) => `L${x + (n % 2 ? 0 : 34)} ${n * 42}`)
  const random = chance(5)
  const stars = repeat(16, () => {
    const [x, y] = [20 + random() * 370, 12 + random() * 260]
    return `<circle cx="${x}" cy="${y}" r="${2 + random() * 4}"/>`
  })
  return `<pattern id="bar" width="134" height="134" x="336" y="-66" patternUnits="userSpaceOnUse">${square}</pattern>${fill('url(#bar)')}
    <path d="M0 0H478${teeth(458)}V540H0Z" fill="#2a0d07" opacity=".45"/>
    <path d="M0 0H462${teeth(440)}V540H0Z" fill="#f0c45a"/>
    <path d="M0 0H424${teeth(404)}V540H0Z" fill="#33246b"/>
    <g fill="#f0c45a">${stars}</g>
    <path d="M316 44A112 112 0 1 0 390 240 92 92 0 1 1 316 44Z" fill="#fff1cf"/>
    ${letter('Maan\n& Melk', { x: 44, y: 400, size: 104, fill: '#fff1cf', tracking: -25, leading: 0.9 })}`
}

/** A bunch of grapes under a garland. */
function drawWine() {
  const tones = ['#6d1a4d', '#8c2560', '#a93475', '#5a1240']
  const grapes = each([5, 6, 5, 4, 3, 2, 1], (count, row) =>
    repeat(count, (n) => {
      const [x, y] = [616 - (count - 1) * 38 + n * 76, 214 + row * 60]
      return `<circle cx="${x}" cy="${y}" r="42" stroke="none" fill="${tones[(n * 2 + row) % 4]}"/><path d="M${x - 22} ${y - 8}q4-14 18-18"/>`
    }),
  )
  const colors = ['#e4572e', '#2f7d4f', '#f2b134', '#8c2560']
  const flags = repeat(10, (n) => {
    const x = 10 + n * 88
    const drop = (at: number) => Math.round(30 + 76 * Math.sin(((at + 10) / 876) * Math.PI))
    return `<path d="M${x} ${drop(x)}L${x + 68} ${drop(x + 68)} ${x + 34} ${drop(x + 34) + 66}Z" fill="${colors[n % 4]}"/>`
  })
  return `${fill('#fbe9cf')}
    <path d="M-10 26Q428 184 866 26" fill="none" stroke="#5a1240" stroke-width="6"/>${flags}
    <path d="M616 200Q606 140 640 96" fill="none" stroke="#7a5a2e" stroke-width="14" stroke-linecap="round"/>
    <path d="M600 188C520 196 470 160 452 118 492 124 500 110 520 96 540 112 566 108 590 122 606 142 612 164 600 188Z" fill="#2f7d4f"/><path d="M600 188Q540 156 492 128" fill="none" stroke="#8fc27a" stroke-width="6"/>
    ${put(`<path d="${leaf(150, 46)}" fill="#3f9a5f"/>`, { x: 622, y: 182, rotate: -14 })}
    <g stroke="#e9a3c6" stroke-width="7" stroke-linecap="round">${grapes}</g>
    ${letter('Slinger\n& Tros', { x: 46, y: 396, size: 104, fill: '#5a1240', tracking: -25, leading: 0.9 })}`
}
