import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat } from '../shapes.ts'

export const travelling: Drawings = {
  'warme-lucht-ballonbon': { composition: 'balloon', draw: drawBalloon },
  'knooppunt-27-fietsbon': { composition: 'bike', draw: drawBike },
  'giraf-en-co-dierenparkbon': { composition: 'giraffe', draw: drawGiraffe },
  'sleutel-zes-hotelbon': { composition: 'key', draw: drawKey },
  'raamplek-treinbon': { composition: 'train', draw: drawTrain },
}

const envelope = 'M-200 0A200 200 0 0 1 200 0C200 116 72 184 44 240H-44C-72 184-200 116-200 0Z'

function balloon(colors: readonly string[], basket: string) {
  const widths = [1, 0.76, 0.46, 0.15]
  const gores = each(
    colors,
    (color, n) => `<path d="${envelope}" fill="${color}" transform="scale(${widths[n]} 1)"/>`,
  )
  return `${gores}<path d="M-40 240-26 290M40 240 26 290" stroke="${basket}" stroke-width="6"/><path d="M-34 288H34L28 336Q28 342 20 342H-20Q-28 342-28 336Z" fill="${basket}"/>`
}

/** Three balloons over the polder, early in the evening. */
function drawBalloon() {
  return `${fill('#ffdcb2')}
    <path d="M0 250Q430 150 856 240V540H0Z" fill="#ffc58f"/><path d="M0 360Q430 270 856 340V540H0Z" fill="#ffa873"/>
    ${put(balloon(['#fff3dd', '#2d7f86', '#fff3dd', '#2d7f86'], '#5b2340'), { x: 398, y: 268, scale: 0.24 })}
    ${put(balloon(['#8d2a56', '#f7b32b', '#8d2a56', '#f7b32b'], '#5b2340'), { x: 300, y: 340, scale: 0.13 })}
    <path d="M0 424Q220 372 450 410T856 390V540H0Z" fill="#2d7f86"/>
    <path d="M0 470Q260 420 520 462T856 446V540H0Z" fill="#1d5f6b"/>
    <path d="M380 540Q470 500 420 474T520 426" fill="none" stroke="#ffc58f" stroke-width="9"/>
    ${put(balloon(['#e3342f', '#fff3dd', '#f6a821', '#e3342f'], '#5b2340'), { x: 622, y: 222, scale: 0.96 })}
    ${letter('Warme\nLucht', { x: 46, y: 124, size: 106, fill: '#5b2340', tracking: -25, leading: 0.88 })}`
}

/** Two junctions of the cycling network, and the roads between them are the bicycle. */
function drawBike() {
  const wheel = (x: number, number: string) =>
    `<circle cx="${x}" cy="368" r="132" fill="none" stroke="#fff" stroke-width="20"/><circle cx="${x}" cy="368" r="66" fill="#fff"/><circle cx="${x}" cy="368" r="56" fill="#0f7d46"/>${letter(number, { x, y: 393, size: 70, fill: '#fff', anchor: 'middle', wght: 800, font: 'figtree' })}`
  return `${fill('#8fca57')}
    <path d="M0 300 260 200 380 540H0Z" fill="#6fb344"/><path d="M260 200 520 110 610 330 300 400Z" fill="#f4d35e"/><path d="M520 110 856 40V300L610 330Z" fill="#79bd4c"/><path d="M300 400 610 330 856 300V540H360Z" fill="#5aa23c"/>
    <path d="M-10 250Q150 330 330 280T640 150 880 70" fill="none" stroke="#58b6e6" stroke-width="34"/>
    <g stroke="#e6bd3d" stroke-width="7"><path d="M300 214 340 372M350 190 400 352M400 170 456 340M450 150 512 326M498 128 568 312"/></g>
    <g fill="#3f8430"><circle cx="70" cy="490" r="26"/><circle cx="110" cy="520" r="20"/><circle cx="806" cy="180" r="24"/><circle cx="766" cy="202" r="18"/><circle cx="828" cy="222" r="18"/></g>
    <g fill="none" stroke="#fff" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"><path d="M366 368H530L482 190M366 368 496 236H654L530 368M702 368 640 164 694 140"/></g>
    ${wheel(366, '27')}${wheel(702, '61')}
    <path d="M432 170H532Q540 192 508 196H452Q424 194 432 170Z" fill="#16361f"/><path d="M686 130 728 138" stroke="#16361f" stroke-width="22" stroke-linecap="round"/><circle cx="530" cy="368" r="26" fill="#16361f"/>
    ${letter('Knooppunt 27', { x: 44, y: 112, size: 96, fill: '#16361f', wdth: 88, tracking: -20 })}`
}

/** The giraffe, and Co on top of her. */
function drawGiraffe() {
  const neck = 'M520 560C540 430 560 330 600 210L740 190C760 330 800 440 860 560Z'
  const patches = each(
    [
      [600, 250, 30],
      [676, 226, 34],
      [640, 312, 40],
      [722, 300, 34],
      [588, 372, 36],
      [676, 396, 44],
      [764, 386, 36],
      [560, 470, 40],
      [646, 500, 46],
      [742, 480, 44],
      [830, 490, 38],
    ] as const,
    ([x, y, r]) =>
      `<path d="M${x - r} ${y - r * 0.4}L${x - r * 0.2} ${y - r}L${x + r} ${y - r * 0.5}L${x + r * 0.8} ${y + r * 0.7}L${x - r * 0.3} ${y + r}L${x - r} ${y + r * 0.4}Z"/>`,
  )
  return `${fill('#14a08b')}
    <circle cx="640" cy="240" r="280" fill="#1cb59d"/>
    <g fill="#0c7a6a"><path d="M0 540C30 440 90 430 120 540ZM90 540C110 400 190 400 220 540ZM190 540C220 460 280 460 310 540ZM280 540C300 420 380 420 410 540ZM380 540Q430 450 470 540Z"/></g>
    <g transform="translate(6 50)">
    <clipPath id="neck"><path d="${neck}"/></clipPath>
    <path d="${neck}" fill="#ffcb57"/><g clip-path="url(#neck)" fill="#c76a1e" stroke="#c76a1e" stroke-width="8" stroke-linejoin="round">${patches}</g>
    <path d="M742 190C790 300 820 420 870 540" fill="none" stroke="#8a3f12" stroke-width="20" stroke-dasharray="26 8"/>
    <path d="M612 96V40M690 92V36" stroke="#ffcb57" stroke-width="18"/><circle cx="612" cy="34" r="18" fill="#8a3f12"/><circle cx="690" cy="30" r="18" fill="#8a3f12"/>
    <path d="M730 130C780 96 830 100 844 112 830 156 780 180 736 166Z" fill="#ffcb57"/><path d="M750 136C782 118 808 114 824 120 806 144 780 156 750 156Z" fill="#f29b7e"/>
    <path d="M560 112C590 76 700 70 742 110 770 150 760 210 716 232 670 250 640 244 600 262 560 286 500 300 452 284 412 268 400 226 430 200 470 176 524 160 560 112Z" fill="#ffcb57"/>
    <path d="M430 200C470 176 520 190 530 230 534 262 500 296 452 284 412 268 400 226 430 200Z" fill="#fff0c9"/><path d="M424 262Q470 276 520 250" fill="none" stroke="#8a3f12" stroke-width="8" stroke-linecap="round"/><ellipse cx="446" cy="220" rx="9" ry="6" fill="#8a3f12"/><ellipse cx="478" cy="212" rx="9" ry="6" fill="#8a3f12"/>
    <circle cx="628" cy="144" r="20" fill="#2a1508"/><circle cx="622" cy="137" r="7" fill="#fff"/><path d="M604 124l-16-14M618 116l-8-18" stroke="#2a1508" stroke-width="7" stroke-linecap="round"/>
    <g transform="translate(690 4)"><path d="M-40-4C-40-30 0-36 22-16L70-30 46 14C20 40-40 36-40-4Z" fill="#e8413c"/><path d="M-40-8-70 2-38 10Z" fill="#ffd23f"/><circle cx="-18" cy="-6" r="6" fill="#2a1508"/></g>
    </g>
    ${letter('Giraf\n& Co', { x: 44, y: 132, size: 124, fill: '#fff', tracking: -25, leading: 0.86 })}`
}

/** A key with its number, on the wallpaper. */
function drawKey() {
  const paper = repeat(40, (n) => {
    const row = Math.floor(n / 8)
    const [x, y] = [(n % 8) * 122 + (row % 2) * 61, row * 132]
    return `M${x} ${y - 52}q8 44 44 52-36 8-44 52-8-44-44-52 36-8 44-52z`
  })
  return `${fill('#f0b9a6')}<path d="${paper}" fill="#e9a48d"/>
    <path d="M0 400H856V540H0Z" fill="#7a2333"/><path d="M0 392H856V414H0Z" fill="#fbe3d2"/>
    <circle cx="560" cy="-6" r="34" fill="#7a2333"/>
    <path d="M560 24Q600 60 584 110" fill="none" stroke="#7a2333" stroke-width="9"/>
    <g transform="translate(584 130) rotate(18)">
      <circle r="78" fill="none" stroke="#d9951f" stroke-width="34"/><path d="M-62-40A74 74 0 0 1 20-72" fill="none" stroke="#ffd77a" stroke-width="10" stroke-linecap="round"/>
      <path d="M-17 90H17V356H-17Z" fill="#d9951f"/><path d="M-28 92H28V120H-28Z" fill="#b8770f"/><path d="M17 270H84V300H56V322H92V350H17Z" fill="#d9951f"/><path d="M-8 124V344" stroke="#ffd77a" stroke-width="7" stroke-linecap="round"/>
    </g>
    <path d="M540 140Q470 150 440 196" fill="none" stroke="#b8770f" stroke-width="9"/>
    <g transform="translate(400 290) rotate(14)"><path d="M-40-122H40L112-40V140Q112 158 94 158H-94Q-112 158-112 140V-40Z" fill="#0f3b4c"/><path d="M-30-100H30L92-30V138H-92V-30Z" fill="none" stroke="#f0b9a6" stroke-width="6"/><circle cy="-80" r="15" fill="#f0b9a6"/>
    ${letter('6', { x: 0, y: 110, size: 200, fill: '#fff', anchor: 'middle' })}</g>
    ${letter('Sleutel\nZes', { x: 44, y: 116, size: 100, fill: '#7a2333', tracking: -25, leading: 0.88 })}`
}

/** The best seat of the carriage. */
function drawTrain() {
  const rows = ['#e63946', '#ffd23f', '#ff7fa8', '#fff', '#7b4fd0', '#ff8c2f'] as const
  const field = repeat(12, (n) => {
    const [near, top] = [-420 + n * 150, 470 + n * 22]
    return `<path d="M${top} 236H${top + 22}L${near + 150} 470H${near}Z" fill="${rows[n % 6]}"/>`
  })
  return `${fill('#f6ead2')}
    <path d="M0 420H856V540H0Z" fill="#2f5d62"/><path d="M0 412H856V430H0Z" fill="#d9c39a"/>
    <rect x="300" y="48" width="516" height="336" rx="56" fill="#c9b48c"/>
    <clipPath id="pane"><rect x="318" y="66" width="480" height="300" rx="42"/></clipPath>
    <g clip-path="url(#pane)"><path d="M300 60H820V250H300Z" fill="#9fdcf0"/><circle cx="720" cy="120" r="38" fill="#fff3c4"/><path d="M350 130q30-40 66-14 40-24 58 14zM560 110q20-26 46-8 26-14 38 8z" fill="#fff"/>
    <path d="M300 236H820V400H300Z" fill="#4f9d4a"/>${field}<path d="M300 214h520v24H300z" fill="#3b7f45"/>
    <path d="M404 226 414 150H440L450 226Z" fill="#7a3b2e"/><path d="M410 154Q427 132 444 154Z" fill="#33334f"/><path d="M427 154 380 116M427 154 474 192M427 154 466 108M427 154 388 200" stroke="#fff" stroke-width="9"/></g>
    <path d="M556 66V366" stroke="#c9b48c" stroke-width="16"/>
    <path d="M336 250 420 80M372 250 440 112" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".35"/>
    <path d="M548 416H790V440H548Z" fill="#b5793f"/><path d="M620 330H704L692 416H632Z" fill="#fff"/><path d="M624 352H700L696 386H628Z" fill="#e4572e"/><path d="M614 320H710V336H614Z" fill="#3b2a20"/>
    <path d="M-20 560V300C-20 240 140 240 150 300L186 560Z" fill="#e4572e"/><path d="M-20 330C-10 290 110 290 128 330L132 360H-20Z" fill="#fff2e0"/><path d="M180 470H250Q276 470 276 496V560H176Z" fill="#c9432a"/>
    ${letter('Raam-\nplek', { x: 42, y: 108, size: 80, fill: '#234a4e', tracking: -25, leading: 0.88 })}`
}
