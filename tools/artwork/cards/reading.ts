import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { repeat } from '../shapes.ts'

export const reading: Drawings = {
  'leeslint-leesbon': drawBook,
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
    ${letter('Leeslint', { x: 70, y: 138, size: 84, fill: '#20306b', wght: 700, wdth: 88, tracking: -15 })}
    ${letter('de leesbon', { x: 74, y: 190, size: 36, fill: '#ef4a2e', font: 'figtree-italic', wght: 600 })}`
}
