import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, polar, repeat, wave } from '../shapes.ts'

export const outings: Drawings = {
  'bolle-bries-positiekledingbon': { composition: 'b-on-the-waves', draw: drawSail },
  'bommetje-badmodebon': { composition: 'b-view-from-above', draw: drawSplash },
  'bij-de-leest-schoenherstelbon': { composition: 'b-thing-with-a-face', draw: drawHungryShoe },
  'voor-middernacht-feestkledingbon': { composition: 'b-day-and-hour', draw: drawPumpkin },
  'gaatje-verder-riemenbon': { composition: 'b-strip', draw: drawBelt },
}

/** A sail that is expecting. */
function drawSail() {
  const reefs = each([150, 210, 270], (y) => `M470 ${y}h30M530 ${y}h30M590 ${y}h30M650 ${y}h30`)
  return `${fill('#8fded2')}<circle cx="120" cy="486" r="110" fill="#fff2b8"/>
    <path d="M430 30V440" stroke="#5a3418" stroke-width="17" stroke-linecap="round"/>
    <path d="M444 40C560 50 640 90 700 180 770 290 700 400 444 400Z" fill="#ff7461"/><path d="M444 40C500 120 520 320 444 400Z" fill="#e6574a"/><path d="${reefs}" stroke="#ffc2b5" stroke-width="8" stroke-linecap="round"/>
    <path d="M664 300q14-14 28 0" fill="none" stroke="#a92f2a" stroke-width="9" stroke-linecap="round"/><path d="M560 330C534 310 546 288 560 302 574 288 586 310 560 330Z" fill="#fff"/>
    <path d="M414 90C360 180 330 280 326 392H414Z" fill="#fff"/>
    <path d="M280 424H760C740 490 700 520 640 520H370C320 520 290 480 280 424Z" fill="#14464f"/><path d="M280 424H760L754 446H286Z" fill="#ffc94d"/>
    <path d="${wave([-60, 476], 170, 34)}V560H-60Z" fill="#1f8f9c"/><path d="${wave([-10, 512], 170, 28)}V560H-10Z" fill="#176f7e"/>
    ${letter('Bolle\nBries', { x: 42, y: 124, size: 116, fill: '#14464f', tracking: -25, leading: 0.84 })}`
}

/** What remains to be seen of a perfect jump. */
function drawSplash() {
  const crown = (radius: number, swing: number, shift: number) =>
    `M${Array.from({ length: 32 }, (_, n) => {
      const [x, y] = polar(
        n % 2 ? radius : radius + swing * (0.6 + ((n * 7) % 5) / 8),
        n * 11.25 + shift,
      )
      return `${Math.round(x)} ${Math.round(y)}`
    }).join('L')}Z`
  const tiles = repeat(12, (n) => `M${n * 78} 0V540M0 ${n * 78}H856`)
  const drops = repeat(14, (n) => {
    const [x, y] = polar(270 + (n % 3) * 24, n * 25.7)
    return `<circle cx="${x}" cy="${y}" r="${8 + (n % 4) * 4}"/>`
  })
  const foot =
    '<path d="M-30 90V-10C-34-50-40-80-10-84 24-86 34-60 30-20V90Z"/><circle cx="-22" cy="-96" r="15"/><circle cx="2" cy="-100" r="11"/><circle cx="20" cy="-94" r="10"/><circle cx="34" cy="-82" r="8"/>'
  return `${fill('#1fb6d6')}<path d="${tiles}" stroke="#43c8e4" stroke-width="5"/>
    <g transform="translate(616 262) scale(.92)" stroke-linejoin="round"><g fill="#fff">${drops}</g><path d="${crown(190, 70, 0)}" fill="#fff" stroke="#fff" stroke-width="26"/><path d="${crown(140, 44, 6)}" fill="#9fe6f5" stroke="#9fe6f5" stroke-width="22"/><circle r="112" fill="#0d86a8"/>
    <g fill="#8b4f2e"><g transform="translate(-44 10) rotate(-12)">${foot}</g><g transform="translate(44 10) rotate(12) scale(-1 1)">${foot}</g></g><path d="M-112 40Q-60 20-10 46T112 36A112 112 0 0 1-112 40Z" fill="#0d86a8"/><path d="M-96 66Q-50 46 0 66T96 60" fill="none" stroke="#43c8e4" stroke-width="8" stroke-linecap="round"/></g>
    ${letter('Bom-\nmetje', { x: 40, y: 122, size: 100, fill: '#fff46b', tracking: -25, leading: 0.84 })}`
}

/** A shoe that opens its mouth because it wants to see the cobbler. */
function drawHungryShoe() {
  const above = [
    [236, 388],
    [269, 386],
    [304, 389],
    [337, 395],
    [369, 403],
    [399, 412],
  ] as const
  const below = [
    [226, 494],
    [268, 484],
    [313, 474],
    [360, 466],
    [409, 459],
  ] as const
  const nails = `${each(above, ([x, y]) => `<path d="M${x - 11} ${y}h22l-11 32z"/>`)}${each(below, ([x, y]) => `<path d="M${x - 11} ${y}h22l-11-32z"/>`)}`
  const laces = repeat(4, (n) => `<path d="M${470 + n * 34} ${246 - n * 40}l58 20"/>`)
  return `${fill('#2f9e86')}<path d="M0 500H856V540H0Z" fill="#23806c"/>
    <path d="M214 392C340 372 440 440 520 452V464C400 456 260 478 176 510 196 470 200 430 214 392Z" fill="#4a0c1c"/><path d="M250 470C300 440 380 440 420 456 360 462 300 470 250 470Z" fill="#e0526a"/>
    <path d="M170 506C260 478 400 452 520 448H800V506H520C420 504 320 508 216 530 180 534 166 516 170 506Z" fill="#ffcf6b"/><path d="M560 446H806V516H690V490H560Z" fill="#3a1d12"/>
    <path d="M184 384C176 340 230 308 300 296L430 270 520 96Q660 60 806 96V456H520C440 440 340 372 214 392 196 396 186 392 184 384Z" fill="#a8432a"/><path d="M520 96Q660 60 806 96V148Q660 112 504 138Z" fill="#7a2a17"/><path d="M640 456C640 350 700 320 806 316V456Z" fill="#7a2a17"/>
    <path d="M430 270 520 96 566 90 500 300Z" fill="#7a2a17"/><g stroke="#ffe6b0" stroke-width="13" stroke-linecap="round">${laces}</g>
    <path d="M420 290C460 320 480 360 484 420" fill="none" stroke="#ffcf6b" stroke-width="6" stroke-dasharray="16 11"/>
    <g fill="#e8eef2">${nails}</g>
    <circle cx="276" cy="290" r="40" fill="#fff"/><circle cx="356" cy="272" r="40" fill="#fff"/><circle cx="268" cy="296" r="18" fill="#231208"/><circle cx="348" cy="278" r="18" fill="#231208"/>
    ${letter('Bij de\nLeest', { x: 42, y: 128, size: 112, fill: '#fff3d6', wdth: 86, tracking: -25, leading: 0.84 })}`
}

/** Five minutes left. */
function drawPumpkin() {
  const ribs = each(
    [0, 74, 136] as const,
    (rx) => `<ellipse rx="${rx || 34}" ry="118" fill="none" stroke="#c9501a" stroke-width="10"/>`,
  )
  const marks = repeat(12, (n) => `<path d="M0-96V-114" transform="rotate(${n * 30})"/>`)
  const wheel = (x: number) =>
    `<g transform="translate(${x} 130)"><circle r="52" fill="none" stroke="#ffd97a" stroke-width="13"/><path d="M0-46V46M-46 0H46M-32-32 32 32M-32 32 32-32" stroke="#ffd97a" stroke-width="7"/><circle r="13" fill="#ffd97a"/></g>`
  return `${fill('#191a4b')}
    <circle cx="690" cy="160" r="136" fill="#ffd97a"/><circle cx="690" cy="160" r="122" fill="#fff8e0"/>
    <g transform="translate(690 160)" stroke="#191a4b" stroke-linecap="round"><g stroke-width="9">${marks}</g><path d="M0 0-4-62" stroke-width="15"/><path d="M0 0-46-82" stroke-width="9"/><circle r="11" fill="#191a4b" stroke="none"/></g>
    <path d="M0 452Q300 396 856 452V540H0Z" fill="#2e2f7d"/>
    <g transform="translate(244 300)"><ellipse rx="186" ry="122" fill="#f47a2a"/>${ribs}<path d="M-14-112C-20-160 20-170 34-190L60-176C40-156 26-140 24-112Z" fill="#3f8f4d"/><path d="M30-140C80-170 130-150 150-110 100-104 50-110 30-140Z" fill="#3f8f4d"/>
    <path d="M-52 44V-20A52 56 0 0 1 52-20V44Z" fill="#191a4b"/><path d="M-40 44V-18A40 46 0 0 1 40-18V44Z" fill="#ffe9a8"/>${wheel(-112)}${wheel(112)}</g>
    ${letter('Voor\nMiddernacht', { x: 822, y: 396, size: 92, fill: '#fff8e0', anchor: 'end', wght: 700, wdth: 76, tracking: -5, leading: 0.9 })}`
}

/** One hole further. */
function drawBelt() {
  const holes = each([560, 620, 680], (x) => `<ellipse cx="${x}" cy="0" rx="13" ry="16"/>`)
  return `${fill('#f2a7b5')}<circle cx="700" cy="90" r="300" fill="#f6bcc6"/>
    <g transform="translate(0 300) rotate(-9)"><path d="M-60-96H760Q830-60 830 0T760 96H-60Z" fill="#8f3c4e" opacity=".35" transform="translate(10 24)"/>
    <path d="M-60-96H760Q830-60 830 0T760 96H-60Z" fill="#7a4220"/><path d="M-60-78H752Q806-48 806 0T752 78H-60" fill="none" stroke="#e5b27a" stroke-width="5" stroke-dasharray="18 10"/>
    <g fill="#331708">${holes}</g><circle cx="740" cy="0" r="22" fill="none" stroke="#ff5d4c" stroke-width="7"/><ellipse cx="740" cy="0" rx="11" ry="14" fill="#331708"/>
    <rect x="440" y="-134" width="86" height="268" rx="24" fill="none" stroke="#d9a32c" stroke-width="24"/><path d="M440 0H566" stroke="#f3cb62" stroke-width="19" stroke-linecap="round"/>
    ${letter('Gaatje\nverder', { x: 56, y: -8, size: 86, fill: '#ffe6c2', wdth: 96, tracking: -15, leading: 0.8 })}</g>`
}
