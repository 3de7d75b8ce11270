import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'
import { each, put, repeat } from '../shapes.ts'

export const playing: Drawings = {
  'pion-en-paard-spellenbon': { composition: 'board-game', draw: drawBoardGame },
  'boomgaard-techbon': { composition: 'tech', draw: drawTech },
}

/** A pawn and a knight in the middle of something. */
function drawBoardGame() {
  const board = repeat(32, (n) => {
    const [column, row] = [n % 8, Math.floor(n / 8)]
    const [left, right] = [far(column, row), far(column, row + 1)]
    return (column + row) % 2
      ? `<path d="M${left[0]} ${left[1]}H${far(column + 1, row)[0]}L${far(column + 1, row + 1)[0]} ${right[1]}H${right[0]}Z"/>`
      : ''
  })
  const pawn =
    '<path d="M-104 0Q-108-40-80-52-40-90-34-190H34Q40-90 80-52 108-40 104 0Z"/><path d="M-66-212H66V-180H-66Z"/><circle cy="-266" r="70"/>'
  const knight =
    '<path d="M-112 0C-112-70-50-104-48-166-50-190-66-198-90-190L-134-160C-160-146-186-170-176-196L-122-288C-110-318-86-338-52-348L-44-396-2-354C92-338 136-256 132-150 130-90 116-50 116 0Z"/>'
  return `${fill('#f3d9a8')}
    <path d="M0 330H856V540H0Z" fill="#f7ead0"/><g fill="#c98a4b">${board}</g>
    <ellipse cx="450" cy="478" rx="130" ry="22" fill="#5b2f1a" opacity=".35"/><ellipse cx="690" cy="506" rx="170" ry="26" fill="#5b2f1a" opacity=".35"/>
    ${put(`<g fill="#d7352f">${pawn}</g><path d="M0-336a70 70 0 0 1 0 140q30-70 0-140zM34-190Q40-90 80-52 108-40 104 0H60Q50-100 10-180Z" fill="#a81f24"/>`, { x: 440, y: 476, scale: 0.78 })}
    ${put(`<g fill="#20243f">${knight}</g><path d="M-2-354C92-338 136-256 132-150 130-90 116-50 116 0H70C80-120 96-260-2-354Z" fill="#3b4270"/><circle cx="-62" cy="-268" r="13" fill="#f3d9a8"/><path d="M-156-186q14 4 24-6" stroke="#f3d9a8" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M40-310l44 30M66-262l44 22M80-206l42 12" stroke="#20243f" stroke-width="9"/>`, { x: 706, y: 502, scale: 1.06 })}
    ${letter('Pion &\nPaard', { x: 44, y: 122, size: 108, fill: '#20243f', tracking: -25, leading: 0.88 })}`
}

/** A corner of the board, which grows towards whoever looks. */
function far(column: number, row: number): [number, number] {
  const y = 330 + row * (30 + row * 7)
  const cell = 108 + row * 30
  return [428 + (column - 4) * cell, y]
}

const fruit = {
  pear: '<path d="M0-34C20-34 16-6 30 10 42 32 24 46 0 46S-42 32-30 10C-16-6-20-34 0-34Z"/><path d="M0-34q2-14 14-18" class="s"/>',
  cherry:
    '<circle cx="-20" cy="24" r="20"/><circle cx="22" cy="30" r="20"/><path d="M-20 6Q-10-30 20-42 14-10 22 12" class="s"/>',
  plum: '<ellipse cy="8" rx="34" ry="38"/><path d="M-6-28Q-16 8-2 46M0-30q4-14 16-16" class="s"/>',
  citrus: '<circle cy="4" r="40"/><path d="M0-26V34M-26-11 26 19M-26 19 26-11" class="s"/>',
  leaf: '<path d="M-36 36C-44-20-10-44 40-42 42 8 16 44-36 36Z"/><path d="M-34 36 18-18" class="s"/>',
  tree: '<path d="M-8 10H8V46H-8Z"/><circle cy="-8" r="34"/>',
}

/** An orchard in rows, like a screen full of apps. */
function drawTech() {
  const rows: readonly (readonly [keyof typeof fruit, string, string])[] = [
    ['pear', '#c9f25f', '#2f7a2f'],
    ['tree', '#2fb36a', '#d8ffe1'],
    ['citrus', '#ffb52e', '#fff3cf'],
    ['leaf', '#1d5bd8', '#cfe3ff'],
    ['plum', '#7b3ff2', '#e6d6ff'],
    ['cherry', '#ffe3ea', '#e0244f'],
    ['pear', '#14b8a6', '#e3fff8'],
    ['tree', '#ff7a59', '#7a1f12'],
    ['leaf', '#ffd93b', '#3f8f2f'],
    ['citrus', '#ff5c8a', '#ffe1ea'],
    ['tree', '#d9f7e3', '#1f8a4c'],
    ['plum', '#2b2f3a', '#a98bff'],
    ['cherry', '#26c1e8', '#fff'],
    ['leaf', '#f2f3f5', '#2f7a2f'],
    ['plum', '#ff9f1c', '#5b21b6'],
    ['pear', '#e0244f', '#ffe9a6'],
  ]
  const apps = each(rows, ([kind, ground, color], n) =>
    put(
      `<rect x="-54" y="-54" width="108" height="108" rx="28" fill="${ground}"/><g fill="${color}">${fruit[kind].replaceAll('class="s"', `fill="none" stroke="${kind === 'cherry' || kind === 'pear' ? color : ground}" stroke-width="7" stroke-linecap="round"`)}</g>`,
      { x: 410 + (n % 4) * 126, y: 81 + Math.floor(n / 4) * 126 },
    ),
  )
  return `${fill('#14161c')}${apps}
    ${letter('Boom-\ngaard', { x: 42, y: 408, size: 100, fill: '#fff', wght: 600, tracking: -30, leading: 0.88 })}`
}
