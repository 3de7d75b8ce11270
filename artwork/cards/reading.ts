import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat } from '../shapes.ts'

export const reading: Drawings = {
  'leeslint-leesbon': { composition: 'book', draw: drawBook },
  'spreekballon-stripbon': { composition: 'comic', draw: drawComic },
  'onder-de-dekens-voorleesbon': { composition: 'bedtime', draw: drawBedtime },
}

/** An open book with a ribbon over the page; the brand is its chapter. */
function drawBook() {
  const lines = (x: number, y: number, count: number) =>
    repeat(count, (n) => `<path d="M${x} ${y + n * 36}h${n % 5 === 4 ? 150 : 268}"/>`)
  return `${fill('#20306b')}
    <path d="M26 0V474C170 446 340 452 428 516 516 452 686 446 830 474V0Z" fill="#d8c8a8"/>
    <path d="M34 0V458C176 430 340 436 428 500V0Z" fill="#fdf6e6"/>
    <path d="M822 0V458C680 430 516 436 428 500V0Z" fill="#fdf6e6"/>
    <path d="M428 0V500C406 474 378 458 350 450V0Z" fill="#f0e3c8"/>
    <path d="M428 0V500C436 490 446 481 458 474V0Z" fill="#e6d6b5"/>
    <g stroke="#dccdb0" stroke-width="10" stroke-linecap="round">${lines(76, 252, 5)}${lines(512, 70, 10)}</g>
    <path d="M424-10H494C500 130 560 170 606 262 640 330 636 410 622 540L582 500 536 540C556 420 556 350 530 292 494 212 424 160 424-10Z" fill="#ef4a2e"/>
    <path d="M494-10C500 130 560 170 606 262 590 250 500 190 462-10Z" fill="#c5321a"/>
    ${letter('Leeslint', { x: 70, y: 150, size: 100, fill: '#20306b', wght: 700, wdth: 88, tracking: -15 })}`
}

/** A balloon that says its own name. */
function drawComic() {
  const dots = repeat(9, (column) =>
    repeat(7, (row) => {
      const r = 21 - column * 1.4 - row * 1.7
      return r > 2
        ? `<circle cx="${column * 56 + (row % 2) * 28}" cy="${540 - row * 46}" r="${r}"/>`
        : ''
    }),
  )
  const burst = Array.from({ length: 28 }, (_, n) => {
    const angle = (n * Math.PI) / 14
    const far = n % 2 ? 0.68 : 0.94 + ((n * 7) % 5) * 0.05
    return `${Math.round(540 + Math.cos(angle) * 420 * far)} ${Math.round(262 + Math.sin(angle) * 280 * far)}`
  }).join(' ')
  const balloon =
    'M470 84C650 50 800 120 806 226 812 326 700 388 560 392L452 500 462 380C330 358 250 300 256 216 262 140 360 102 470 84Z'
  return `${fill('#ffd51f')}
    <g fill="#ff9f1a">${dots}</g>
    <path d="M${burst}Z" fill="#14100f"/><g transform="translate(13 6) scale(.976)"><path d="M${burst}Z" fill="#e8262a"/></g>
    <path d="${balloon}" fill="#14100f" transform="translate(12 14)"/>
    <path d="${balloon}" fill="#fff" stroke="#14100f" stroke-width="12" stroke-linejoin="round"/>
    ${letter('Spreek-\nballon!', { x: 536, y: 232, size: 118, fill: '#14100f', anchor: 'middle', tracking: -25, leading: 0.86, rotate: -5 })}
    <path d="M36 40C60 20 190 22 206 44 220 66 212 110 190 118L160 122 150 158 122 124C70 128 40 118 32 96Q24 60 36 40Z" fill="#fff" stroke="#14100f" stroke-width="10" stroke-linejoin="round"/>
    ${letter('?!', { x: 121, y: 104, size: 70, fill: '#1b57d9', anchor: 'middle', wght: 800 })}
    <g fill="#1b57d9" stroke="#14100f" stroke-width="9" stroke-linejoin="round">${put('<path d="M0-60 16-18 60-16 24 12 38 56 0 30-38 56-24 12-60-16-16-18Z"/>', { x: 108, y: 430, rotate: -12 })}</g>`
}

/** A tent of blankets with a torch in it, long after bedtime. */
function drawBedtime() {
  const tones = ['#e2557a', '#f2a93b', '#4f9d8f', '#f6e3c5', '#8a5fd0'] as const
  const patches = repeat(35, (n) => {
    const [column, row] = [n % 7, Math.floor(n / 7)]
    return `<path d="M${270 + column * 92} ${60 + row * 98}h92v98h-92z" fill="${tones[(column * 2 + row * 3) % 5]}"/>`
  })
  const stars = each(
    [
      [66, 300, 5],
      [180, 344, 4],
      [300, 330, 4],
      [400, 236, 5],
      [470, 60, 4],
      [640, 34, 6],
      [790, 60, 4],
      [828, 160, 5],
      [120, 420, 4],
      [720, 100, 3],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
  )
  const dome =
    'M274 560C290 440 360 360 440 280 490 200 520 110 590 104 650 100 690 180 730 260 790 350 850 440 866 560Z'
  return `${fill('#1a1c4b')}<g fill="#ffe9a6">${stars}</g>
    <clipPath id="dome"><path d="${dome}"/></clipPath><g clip-path="url(#dome)">${patches}</g>
    <path d="M562 560H420C450 440 520 330 572 230 640 340 710 440 736 560Z" fill="#ffcf4d"/><path d="M480 560C500 460 540 370 574 300 620 380 664 470 676 560Z" fill="#fff0b8"/>
    <path d="M420 560C450 440 520 330 572 230 548 330 520 450 512 560ZM736 560C710 440 640 340 572 230 620 330 676 450 690 560Z" fill="#0f1033" opacity=".22"/>
    <g fill="#1a1c4b"><circle cx="534" cy="424" r="40"/><circle cx="630" cy="440" r="33"/><path d="M482 560C480 500 500 468 534 466S590 500 590 560ZM592 560C590 510 604 478 630 476S676 510 676 560Z"/><path d="M500 404q-10-30 20-34 40-2 54 34z"/></g>
    <path d="M586 516 524 496V540L586 560 648 540V496Z" fill="#e2557a"/><path d="M586 516V560" stroke="#8f1f45" stroke-width="6"/>
    ${letter('Onder de\nDekens', { x: 44, y: 122, size: 92, fill: '#fff', tracking: -25, leading: 0.9 })}`
}
