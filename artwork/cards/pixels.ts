import { type Drawings, fill } from '../card.ts'
import { letter } from '../lettering.ts'

export const pixels: Drawings = {
  'pixelpolder-gamebon': { composition: 'game', draw: drawGame },
}

/** Side of one block. */
const side = 20

/** The polder in blocks. */
function drawGame() {
  const tulips = (shift: number, y: number, height: number) =>
    Array.from({ length: 22 }, (_, n) => `${n * 2 + shift},${y},1,${height}`).join(' ')
  return `${fill('#6fd3f2')}
    ${blocks('#a9e8fa', '0,12,43,4')}
    ${blocks('#fff', '17,7,6,1 18,6,3,1 36,3,6,1 37,2,3,1')}
    ${blocks('#ffd23f', '23,12,6,1 22,13,8,3 24,11,4,1')}
    ${blocks('#3fae5a', '0,16,43,11')}${blocks('#2d9150', '0,18,43,1 0,22,43,1')}
    ${blocks('#2f7fd6', '13,16,3,2 12,18,4,2 11,20,5,2 9,22,6,2 7,24,7,3')}
    ${blocks('#8ccfff', '14,17,1,1 13,20,2,1 10,23,2,1 9,25,3,1')}
    ${mill()}${cow(19, 19)}${cow(4, 18)}
    ${blocks('#1f7a3f', tulips(0, 25, 2))}${blocks('#ff4d6d', tulips(0, 24, 1))}
    ${blocks('#ffb703', tulips(1, 25, 1))}
    ${letter('Pixel\npolder', { x: 44, y: 112, size: 100, fill: '#22223b', tracking: -20, leading: 0.86 })}`
}

function mill() {
  return `${blocks('#7a3b2e', '31,9,6,4 30,13,8,3 29,16,10,3')}
    ${blocks('#5b2a22', '35,9,2,4 36,13,2,3 37,16,2,3')}
    ${blocks('#33334f', '31,7,6,2 32,6,4,1')}${blocks('#ffe9a8', '32,14,2,1 33,11,1,1')}
    ${blocks('#fff', '28,2,2,2 29,3,2,2 30,4,2,2 31,5,2,2 35,9,2,2 36,10,2,2 37,11,2,2 38,12,2,2')}
    ${blocks('#fff', '38,2,2,2 37,3,2,2 36,4,2,2 35,5,2,2 31,9,2,2 30,10,2,2 29,11,2,2 28,12,2,2')}
    ${blocks('#22223b', '33,17,2,2 33,7,2,2')}`
}

function cow(x: number, y: number) {
  const hide = `${x},${y},4,2 ${x - 1},${y - 1},1,2 ${x},${y + 2},1,1 ${x + 3},${y + 2},1,1`
  const spots = `${x + 1},${y},1,1 ${x + 3},${y + 1},1,1 ${x - 1},${y - 1},1,1`
  return blocks('#fff', hide) + blocks('#22223b', spots)
}

/** Rectangles of one colour; each is `x,y,width,height` in blocks. */
function blocks(color: string, cells: string) {
  const shapes = cells.split(' ').map((cell) => {
    const [x = 0, y = 0, width = 0, height = 0] = cell.split(',').map((part) => Number(part) * side)
    return `M${x} ${y}h${width}v${height}h${-width}z`
  })
  return `<path fill="${color}" d="${shapes.join('')}"/>`
}
