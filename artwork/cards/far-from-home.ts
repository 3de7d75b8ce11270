import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { around, chance, each, put, repeat, wave } from '../shapes.ts'

export const farFromHome: Drawings = {
  'slaapschuit-bootbon': { composition: 'd-tucked-in', draw: drawBarge },
  'zijn-we-er-al-camperbon': { composition: 'd-poster-type-only', draw: drawQuestion },
  'kriebelbuik-pretparkbon': { composition: 'd-along-a-curve', draw: drawLoop },
  'sterrenhooi-hooibergbon': { composition: 'd-bed-below', draw: drawHaystack },
  'drie-sluizen-rondvaartbon': { composition: 'd-steps', draw: drawLocks },
  'kamer-nul-escaperoombon': { composition: 'd-big-initial', draw: drawNought },
}

/** Tucked in under the canal, with a coot for an alarm. */
function drawBarge() {
  const rows = repeat(
    4,
    (n) =>
      `<path d="${wave([-60 - n * 43, 396 + n * 46], 172, 17)}V600H-240Z" fill="${['#2f7fc4', '#fff1d6', '#e8563f', '#2f7fc4'][n]}"/>`,
  )
  const stitches = repeat(
    9,
    (n) =>
      `<path d="M${n * 104 - 10} ${462 + (n % 2) * 6}v26M${n * 104 + 40} ${508 + (n % 2) * 6}v24"/>`,
  )
  const stars = each(
    [
      [70, 250],
      [190, 300],
      [800, 60],
      [736, 130],
      [330, 40],
      [470, 70],
    ] as const,
    ([x, y]) => `<path d="m${x} ${y - 13} 4 9 9 4-9 4-4 9-4-9-9-4 9-4z"/>`,
  )
  return `${fill('#233173')}<g fill="#ffe9a8">${stars}</g>
    <path d="M214 330H820L790 470H262Q224 420 214 330Z" fill="#17224f"/><path d="M214 330H820L812 366H224Z" fill="#c83b3b"/>
    <path d="M330 200H690Q704 200 706 214L714 330H312L318 214Q320 200 330 200Z" fill="#f3e2c3"/><path d="M306 184H716V210H306Z" fill="#7a4a2c"/>
    <g fill="#ffd36b"><rect x="366" y="232" width="120" height="74" rx="36"/><rect x="540" y="232" width="120" height="74" rx="36"/></g><g fill="#f3e2c3"><path d="M360 226H492V266H360ZM534 226H666V266H534Z"/></g><path d="M362 266q64 34 128 0M536 266q64 34 128 0" fill="none" stroke="#7a4a2c" stroke-width="9" stroke-linecap="round"/><path d="M386 282l-8 15M426 288v16M466 282l8 15M560 282l-8 15M600 288v16M640 282l8 15" stroke="#7a4a2c" stroke-width="7" stroke-linecap="round"/>
    <path d="M470 184C480 110 540 60 620 76 690 92 720 60 740 84 700 92 690 130 640 140 610 150 584 160 576 184Z" fill="#ffc94d"/><path d="M500 130Q560 130 592 150M556 86Q616 96 640 138" fill="none" stroke="#2f9d8a" stroke-width="17"/><path d="M462 166H584V192H462Z" fill="#2f9d8a"/><circle cx="744" cy="90" r="21" fill="#2f9d8a"/>
    ${rows}<g stroke="#e8563f" stroke-width="6" stroke-linecap="round">${stitches}</g>
    <path d="M150 396C150 366 164 354 180 354S216 368 214 396Z" fill="#101a3f"/><circle cx="206" cy="352" r="19" fill="#101a3f"/><path d="M222 346 246 352 222 360Z" fill="#fff"/><circle cx="212" cy="348" r="4" fill="#ff5d5d"/>
    ${letter('Slaap-\nschuit', { x: 42, y: 122, size: 102, fill: '#ffe9c7', wdth: 84, tracking: -20, leading: 0.86 })}`
}

/** The whole holiday in three words and three kilometres. */
function drawQuestion() {
  const answers = [
    ['412', 72, 140],
    ['411', 72, 270],
    ['410', 88, 412],
  ] as const
  return `${fill('#f56a1f')}<path d="M560 0H856V540H640Z" fill="#2a2a33"/><path d="M826 540 796 0" stroke="#fff" stroke-width="9" stroke-dasharray="52 34"/>
    ${letter('Zijn\nwe er\nal?', { x: 40, y: 166, size: 186, fill: '#fff4e6', wdth: 84, tracking: -30, leading: 0.86 })}
    ${each(answers, ([text, size, y], n) => letter(text, { x: 612 + n * 16, y, size, fill: n === 2 ? '#ffd23f' : '#fff4e6', wght: 400 + n * 200 }))}`
}

/** Half a second of silence, then everyone. */
function drawLoop() {
  const track =
    'M-20 500C220 500 420 520 560 440 740 336 760 60 596 50 430 44 420 330 590 420 680 470 780 480 880 470'
  const car = (hair: string) =>
    `<path d="M-34-8H34V24Q34 36 22 36H-22Q-34 36-34 24Z" fill="#ffd12e" transform="rotate(180)"/><path d="M-34-8H34V2H-34Z" fill="#e0a400" transform="rotate(180)"/><circle cx="-12" cy="24" r="14" fill="#f3c39b"/><path d="M-26 28q14 26 28 0z" fill="${hair}"/><path d="M8 10 20 46M-2 20-12 60" stroke="#f3c39b" stroke-width="8" stroke-linecap="round"/>`
  return `${fill('#f0439a')}${around([596, 250], 12, () => '<path d="M-44-520 0 0 44-520Z" fill="#f764ae"/>')}
    <g stroke="#8c1460" stroke-width="10"><path d="M520 440V540M650 380V540M440 480V540M740 440V540"/></g>
    <path d="${track}" fill="none" stroke="#4a1050" stroke-width="42"/><path d="${track}" fill="none" stroke="#fff" stroke-width="30" stroke-dasharray="8 18"/><path d="${track}" fill="none" stroke="#4a1050" stroke-width="9"/>
    ${put(car('#4a1050'), { x: 520, y: 104, rotate: -38 })}${put(car('#c9541b'), { x: 594, y: 80, rotate: 2 })}${put(car('#222'), { x: 664, y: 112, rotate: 46 })}
    ${letter('Kriebel-\nbuik', { x: 42, y: 142, size: 110, fill: '#fff', wdth: 82, tracking: -20, leading: 0.88 })}`
}

/** The roof wound all the way up, and two feet that stick out. */
function drawHaystack() {
  const random = chance(81)
  const stars = repeat(
    22,
    () =>
      `<circle cx="${Math.round(random() * 856)}" cy="${Math.round(random() * 300)}" r="${Math.round(2 + random() * 4)}"/>`,
  )
  const straw = repeat(26, () => {
    const [x, y] = [330 + random() * 450, 330 + random() * 190]
    return `<path d="M${x} ${y}l${20 + random() * 34} ${-16 + random() * 34}"/>`
  })
  const foot = (x: number, turned: number, color: string) =>
    `<g transform="translate(${x} 330) rotate(${turned})"><path d="M-30 40V-50C-34-96-20-116 6-116 34-116 38-92 32-50V40Z" fill="${color}"/><path d="M-31-30H33V-8H-31ZM-31 8H33V28H-31Z" fill="#fff" fill-opacity=".6"/><path d="M-28-80C-26-108-14-116 6-116 26-116 36-104 35-80Q0-62-28-80Z" fill="#fff" fill-opacity=".6"/></g>`
  return `${fill('#1c2a63')}<g fill="#fff">${stars}</g>
    <path d="M300 190 220 214" stroke="#ffe9a8" stroke-width="6" stroke-linecap="round"/><path d="m202 220 6-18 6 18 18 6-18 6-6 18-6-18-18-6Z" fill="#ffe9a8"/>
    <path d="M0 440Q240 400 470 430T856 420V540H0Z" fill="#12204d"/>
    <path d="M352 60V520M812 60V520" stroke="#4a2a1a" stroke-width="21"/><path d="M462 110V300M702 110V300" stroke="#38200f" stroke-width="15"/>
    <path d="M296 152 582 10 868 152Q582 110 296 152Z" fill="#8c3b22"/><path d="M296 152Q582 110 868 152L856 176Q582 134 308 176Z" fill="#5f2413"/><path d="M440 84 416 138M520 46 506 130M582 12V126M644 46 658 130M724 84 748 138" stroke="#6f2b17" stroke-width="7"/>
    ${foot(548, -12, '#e8404f')}${foot(636, 14, '#2bb3a3')}
    <path d="M310 560C300 420 380 350 470 330 520 300 660 300 700 330 800 350 866 430 860 560Z" fill="#f2b52c"/><path d="M310 560C300 470 360 400 430 386 400 440 396 500 410 560Z" fill="#ffce55"/>
    <g stroke="#c9850f" stroke-width="6" stroke-linecap="round">${straw}</g>
    ${letter('Sterren-\nhooi', { x: 40, y: 402, size: 98, fill: '#ffe9a8', wdth: 76, tracking: -15, leading: 0.88 })}`
}

/** A staircase of water. */
function drawLocks() {
  const steps = each(
    [
      [0, 430, '#0f7f8c'],
      [220, 336, '#16a0a6'],
      [440, 242, '#3cbfba'],
      [660, 148, '#7ddacd'],
    ] as const,
    ([x, y, color]) =>
      `<path d="M${x} ${y}q18-14 36 0t36 0 36 0 36 0 36 0 40 0V540h-220z" fill="${color}"/>`,
  )
  const gates = each(
    [220, 440, 660] as const,
    (x, n) =>
      `<path d="M${x - 13} ${300 - n * 94}h26v240h-26z" fill="#3b2a20"/><path d="M${x - 13} ${318 - n * 94}h26M${x - 13} ${352 - n * 94}h26M${x - 13} ${386 - n * 94}h26" stroke="#fff" stroke-width="6"/><path d="M${x - 70} ${300 - n * 94}h100" stroke="#3b2a20" stroke-width="15" stroke-linecap="round"/>`,
  )
  return `${fill('#f7ecd4')}<circle cx="742" cy="64" r="40" fill="#ffc552"/>${steps}<path d="M0 508H856V540H0Z" fill="#7b5436"/>${gates}
    <g transform="translate(330 330)"><path d="M-88-20H88Q84 22 54 22H-58Q-82 22-88-20Z" fill="#dc3a2c"/><path d="M-48-20V-58H36V-20Z" fill="#fff"/><path d="M-58-68H48V-54H-58Z" fill="#3b2a20"/><path d="M-34-48h20v16h-20zM-4-48h20v16h-20z" fill="#16a0a6"/><circle cx="62" cy="-38" r="11" fill="#f3c39b"/><path d="M54-28h16v10h-16z" fill="#24466f"/></g>
    ${letter('Drie\nSluizen', { x: 44, y: 116, size: 100, fill: '#123f4a', wdth: 90, tracking: -22, leading: 0.9 })}`
}

/** The number of the room is the way out. */
function drawNought() {
  return `${fill('#23262b')}<g stroke="#2f343b" stroke-width="8" fill="none"><rect x="330" y="34" width="490" height="210" rx="8"/><rect x="330" y="296" width="490" height="210" rx="8"/></g>
    <path d="M575 180 190 600H960Z" fill="#3a3a2c"/>
    <ellipse cx="575" cy="262" rx="176" ry="236" fill="#b98a2b"/><ellipse cx="575" cy="262" rx="152" ry="210" fill="#dcae46"/><ellipse cx="575" cy="262" rx="96" ry="150" fill="#14161a"/>
    <circle cx="575" cy="218" r="54" fill="#ffe84a"/><path d="M551 246H599L622 370H528Z" fill="#ffe84a"/><circle cx="575" cy="218" r="17" fill="#14161a"/>
    <g fill="#8a6416"><circle cx="575" cy="40" r="8"/><circle cx="575" cy="484" r="8"/></g>
    ${letter('Kamer\nNul', { x: 44, y: 132, size: 116, fill: '#ffe84a', wght: 700, wdth: 78, tracking: -10, leading: 0.9 })}`
}
