import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat } from '../shapes.ts'

export const sweets: Drawings = {
  'soes-en-zoon-gebakbon': { composition: 'pastry', draw: drawPastry },
  'slurpsalon-noedelbon': { composition: 'noodles', draw: drawNoodles },
  'ijsvogel-ijsbon': { composition: 'ice-cream', draw: drawIceCream },
}

/** Father and son, both filled with cream, under the awning. */
function drawPastry() {
  const awning = repeat(
    9,
    (n) =>
      `<path d="M${n * 96}-4h96v88a48 48 0 0 1-96 0z" fill="${n % 2 ? '#fff6ee' : '#e23e64'}"/>`,
  )
  const puff = `
    <ellipse cx="0" cy="10" rx="190" ry="20" fill="#ef8fa6"/>
    <path d="M-170-20C-176-84-120-110 0-110S176-84 170-20C168 6 130 12 0 12S-168 6-170-20Z" fill="#c9803a"/>
    <path d="M-172-78C-190-104-160-128-136-116-128-146-84-150-66-130-44-156 6-156 22-130 44-154 96-150 106-122 134-138 184-112 172-78 160-52-160-52-172-78Z" fill="#fffaf2"/>
    <path d="M-166-126C-166-214-94-262 0-262S166-214 166-126C120-112 92-132 62-118 30-104-2-136-40-118-84-100-124-112-166-126Z" fill="#e3a052"/>
    <path d="M-146-150C-138-214-80-254 0-254S138-214 146-150C128-124 110-164 84-150 60-134 52-112 26-132 4-148-22-170-44-146-64-122-90-128-102-146-116-166-132-134-146-150Z" fill="#ff8cab"/>
    <g stroke="#fff6ee" stroke-width="9" stroke-linecap="round"><path d="M-70-214l16 12M-8-232v18M66-206l-14 12M-26-186l18 4M34-180l-12 14M104-178l-6 14M-100-176l12 10"/></g>
    <circle cy="-272" r="28" fill="#c3123f"/><path d="M0-298Q8-330 40-338" fill="none" stroke="#5d8a3a" stroke-width="8" stroke-linecap="round"/><path d="M-12-282a14 14 0 0 1 10-8" stroke="#ff9fb6" stroke-width="6" fill="none" stroke-linecap="round"/>`
  return `${fill('#ffc4d1')}
    <path d="M0 446H856V540H0Z" fill="#a5304f"/><path d="M0 446H856V466H0Z" fill="#c74468"/>
    ${put(puff, { x: 604, y: 450, scale: 0.98 })}
    ${put(puff, { x: 352, y: 452, scale: 0.44 })}
    ${awning}<path d="M0 0H856V16H0Z" fill="#a5304f"/>
    ${letter('Soes\n& Zoon', { x: 44, y: 236, size: 92, fill: '#a5304f', tracking: -25, leading: 0.9 })}`
}

/** Noodles on their way up. */
function drawNoodles() {
  const strands = repeat(8, (n) => {
    const x = 508 + n * 27
    return `<path d="M${x} 100C${x - 22} 180 ${x + 22} 230 ${x} 310S${x - 12} 380 ${x + 4} 420" stroke="${n % 3 === 1 ? '#f7b733' : '#ffd76a'}"/>`
  })
  const pattern = repeat(
    5,
    (n) =>
      `<path d="M${421 + n * 74} 440a37 37 0 0 1 74 0zm20 0a17 17 0 0 1 34 0z" fill-rule="evenodd"/>`,
  )
  return `${fill('#12a594')}
    <circle cx="606" cy="250" r="222" fill="#0d8c7d"/>
    <path d="M352 326H860Q862 380 838 424H374Q350 380 352 326Z" fill="#c9371f"/>
    <ellipse cx="606" cy="326" rx="254" ry="46" fill="#e8502f"/><ellipse cx="606" cy="330" rx="226" ry="34" fill="#7a1d10"/><ellipse cx="606" cy="336" rx="206" ry="26" fill="#f2a65a"/>
    <g fill="none" stroke-width="17" stroke-linecap="round"><path d="M420 338q50-34 100 0M700 344q50-30 90-8" stroke="#ffd76a"/>${strands}</g>
    <path d="M404 330a44 40 0 0 1 88 4q-44 20-88-4z" fill="#fff"/><circle cx="448" cy="322" r="18" fill="#ffb020"/>
    <path d="M726 352q30-70 64-60 16 30-14 66z" fill="#5fbf4f"/>
    <path d="M354 350C366 470 460 528 606 528S846 470 858 350Q780 396 606 396T354 350Z" fill="#e8502f"/>
    <g fill="#ffb98f" opacity=".9">${pattern}</g>
    <g stroke="#3b1a10" stroke-width="17" stroke-linecap="round"><path d="M448 146 880 42M452 106 880 76"/></g>
    ${letter('Slurp\nsalon', { x: 44, y: 134, size: 124, fill: '#fff', tracking: -25, leading: 0.84 })}`
}

/** A kingfisher of two scoops, with a wafer for a beak. */
function drawIceCream() {
  const waffle = each(
    [0, 1, 2, 3, 4],
    (n) => `<path d="M${-n * 62} -80l-90 160M${-n * 62 - 60} -80l90 160"/>`,
  )
  return `${fill('#ffdfe8')}
    <circle cx="612" cy="300" r="266" fill="#ffc9d8"/>
    <path d="M440 560C410 430 450 300 560 262H700C820 300 856 430 836 560Z" fill="#ff8a2b"/>
    <path d="M690 240C830 270 900 400 880 560H784C800 470 776 380 690 300Z" fill="#0b7f96"/><path d="M722 262C800 300 842 390 846 470 812 380 776 330 722 310Z" fill="#7fd8e2"/>
    <g transform="translate(494 226) rotate(-6)"><clipPath id="cone"><path d="M0-62V62L-330 10Q-342 0-330-8Z"/></clipPath><path d="M0-62V62L-330 10Q-342 0-330-8Z" fill="#e8a24a"/><g clip-path="url(#cone)" stroke="#b8702a" stroke-width="8" fill="none">${waffle}</g></g>
    <path d="M452 232C446 130 520 66 612 66S776 136 770 238C770 276 742 282 736 252 728 300 690 306 684 266 676 330 632 330 626 276 616 316 580 316 574 272 566 298 536 300 530 266 512 290 456 282 452 232Z" fill="#12a3b8"/>
    <path d="M494 138C520 92 566 70 612 70" fill="none" stroke="#7fd8e2" stroke-width="16" stroke-linecap="round"/>
    <g fill="#0b7f96"><circle cx="640" cy="104" r="10"/><circle cx="684" cy="130" r="10"/><circle cx="716" cy="172" r="10"/><circle cx="668" cy="168" r="10"/><circle cx="600" cy="122" r="10"/></g>
    <path d="M592 236C630 216 680 220 704 246 672 268 616 270 592 236Z" fill="#fff"/>
    <path d="M500 232C540 204 580 214 598 236 570 262 524 258 500 232Z" fill="#ff8a2b"/>
    <circle cx="552" cy="182" r="24" fill="#10313d"/><circle cx="545" cy="174" r="8" fill="#fff"/>
    ${letter('IJsvogel', { x: 44, y: 132, size: 106, fill: '#0b6a80', tracking: -25 })}`
}
