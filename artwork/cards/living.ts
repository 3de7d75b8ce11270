import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, petals } from '../shapes.ts'

export const living: Drawings = {
  'loof-en-lente-tuinbon': { composition: 'garden', draw: drawGarden },
}

const bed = {
  leaf: '<path d="M0 108A108 108 0 0 1 108 0 108 108 0 0 1 0 108Z"/>',
  leafBack: '<path d="M0 0A108 108 0 0 1 108 108 108 108 0 0 1 0 0Z"/>',
  tulip: '<path d="M0 8 27 44 54 8 81 44 108 8V54A54 54 0 0 1 0 54Z"/>',
  stem: '<path d="M48 0h12v108H48zM54 108A54 54 0 0 1 0 54 54 54 0 0 1 54 108zM54 108A54 54 0 0 0 108 54 54 54 0 0 0 54 108z"/>',
  quarter: '<path d="M0 0H108A108 108 0 0 1 0 108Z"/>',
  half: '<path d="M0 108A54 54 0 0 1 108 108Z"/><path d="M0 54A54 54 0 0 1 108 54Z"/>',
  flower: `<path d="${petals(8, 52, 24)}" transform="translate(54 54)"/><circle cx="54" cy="54" r="15" fill="#12493a"/>`,
}

/** A garden laid out in square beds. */
function drawGarden() {
  const rows: readonly (readonly [keyof typeof bed, string, string][])[] = [
    [
      ['leaf', '#1d6b4f', '#a5d66b'],
      ['tulip', '#f6efdd', '#f0547a'],
      ['flower', '#1d6b4f', '#ffd45c'],
      ['tulip', '#a5d66b', '#ff8b4a'],
      ['quarter', '#f6efdd', '#1d6b4f'],
    ],
    [
      ['flower', '#ff9db0', '#fff'],
      ['stem', '#f6efdd', '#1d6b4f'],
      ['leafBack', '#a5d66b', '#12493a'],
      ['stem', '#a5d66b', '#12493a'],
      ['leaf', '#ffd45c', '#f0547a'],
    ],
    [
      ['tulip', '#12493a', '#ffd45c'],
      ['leaf', '#1d6b4f', '#a5d66b'],
      ['tulip', '#f6efdd', '#f0547a'],
      ['flower', '#ff8b4a', '#fff'],
      ['tulip', '#12493a', '#ff9db0'],
    ],
    [
      ['stem', '#12493a', '#a5d66b'],
      ['half', '#ffd45c', '#1d6b4f'],
      ['stem', '#f6efdd', '#1d6b4f'],
      ['quarter', '#a5d66b', '#1d6b4f'],
      ['stem', '#12493a', '#a5d66b'],
    ],
    [
      ['leafBack', '#f6efdd', '#1d6b4f'],
      ['flower', '#1d6b4f', '#ff9db0'],
      ['leaf', '#ff8b4a', '#ffd45c'],
      ['leafBack', '#12493a', '#a5d66b'],
      ['half', '#1d6b4f', '#a5d66b'],
    ],
  ]
  const beds = each(rows, (row, y) =>
    each(
      row,
      ([kind, ground, color], x) =>
        `<g transform="translate(${316 + x * 108} ${y * 108})" fill="${color}"><path d="M0 0h109v109H0z" fill="${ground}"/>${bed[kind]}</g>`,
    ),
  )
  return `${fill('#12493a')}${beds}
    ${letter('Loof\n& Lente', { x: 40, y: 412, size: 78, fill: '#fff', tracking: -25, leading: 0.96 })}`
}
