import { type Axes, type Family, openFont } from './varied-font.ts'

export type Lettering = Axes & {
  font?: Family
  size: number
  fill: string
  x: number
  /** The baseline of the first line. */
  y: number
  anchor?: 'start' | 'middle' | 'end'
  /** Extra space between letters, in thousandths of the size. */
  tracking?: number
  /** Baseline to baseline, as a share of the size. */
  leading?: number
  /** Degrees, around (x, y). */
  rotate?: number
}

/**
 * Words as paths: an SVG in an `<img>` cannot use the page's typefaces. A line break starts a line.
 */
export function letter(text: string, style: Lettering): string {
  const lines = text.split('\n').map((line, index) => {
    const y = style.y + index * style.size * (style.leading ?? 0.94)
    const x = style.x - anchorShare(style) * measure(line, style)
    return outline(line, style, { x, y })
  })
  const turn = style.rotate ? ` transform="rotate(${style.rotate} ${style.x} ${style.y})"` : ''
  return `<path fill="${style.fill}"${turn} d="${lines.join('')}"/>`
}

/** The width of one line, in the units of the card. */
export function measure(line: string, style: Pick<Lettering, 'size' | 'font' | 'tracking'> & Axes) {
  return shape(line, style).width
}

/** Words along a circle, clockwise, centred at `angle` (degrees, 0 is up). */
export function letterOnArc(
  text: string,
  style: Omit<Lettering, 'anchor' | 'rotate'> & {
    radius: number
    angle?: number
    inside?: boolean
  },
): string {
  const { glyphs, width, scale } = shape(text, style)
  const turn = style.inside ? -1 : 1
  const letters = glyphs.map(({ commands, at, advance }) => {
    const along = (at + advance / 2 - width / 2) / style.radius
    const angle = ((style.angle ?? 0) * Math.PI) / 180 + turn * along
    const spin = style.inside ? angle + Math.PI : angle
    const origin = {
      x: style.x + Math.sin(angle) * style.radius,
      y: style.y - Math.cos(angle) * style.radius,
    }
    return trace(commands, (x, y) => {
      const [dx, dy] = [x * scale - advance / 2, -y * scale]
      return [
        origin.x + dx * Math.cos(spin) - dy * Math.sin(spin),
        origin.y + dx * Math.sin(spin) + dy * Math.cos(spin),
      ]
    })
  })
  return `<path fill="${style.fill}" d="${letters.join('')}"/>`
}

type Command = { command: string; args: number[] }
type Shaped = { commands: Command[]; at: number; advance: number }

function shape(line: string, style: Pick<Lettering, 'size' | 'font' | 'tracking'> & Axes) {
  const { wght = 800, wdth = 100, opsz = Math.min(96, style.size) } = style
  const font = openFont(style.font ?? 'bricolage', { wght, wdth, opsz })
  const run = font.layout(line)
  const scale = style.size / font.unitsPerEm
  const extra = ((style.tracking ?? 0) * style.size) / 1000
  let at = 0
  const glyphs: Shaped[] = run.glyphs.map((glyph, index) => {
    const advance = (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale
    const shaped = { commands: glyph.path.commands as Command[], at, advance }
    at += advance + extra
    return shaped
  })
  return { glyphs, scale, width: at - extra }
}

function outline(line: string, style: Lettering, origin: { x: number; y: number }): string {
  const { glyphs, scale } = shape(line, style)
  return glyphs
    .map(({ commands, at }) =>
      trace(commands, (x, y) => [origin.x + at + x * scale, origin.y - y * scale]),
    )
    .join('')
}

const letters: Record<string, string> = {
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
}

/** Relative commands with one decimal, taken between rounded places so that nothing drifts. */
function trace(commands: readonly Command[], place: (x: number, y: number) => [number, number]) {
  let [penX, penY] = [0, 0]
  return commands
    .map(({ command, args }) => {
      if (command === 'closePath') return 'z'
      const places: [number, number][] = []
      for (let index = 0; index < args.length; index += 2) {
        const [x, y] = place(args[index] ?? 0, args[index + 1] ?? 0)
        places.push([round(x), round(y)])
      }
      const [endX, endY] = places.at(-1) ?? [penX, penY]
      if (command === 'moveTo') {
        ;[penX, penY] = [endX, endY]
        return `M${join([endX, endY])}`
      }
      const steps = places.flatMap(([x, y]) => [round(x - penX), round(y - penY)])
      ;[penX, penY] = [endX, endY]
      return `${letters[command]}${join(steps)}`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Numbers as short as SVG allows: no space before a minus, no zero before a point. */
function join(values: readonly number[]): string {
  return values
    .map((value) => String(round(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((text, value) => (value.startsWith('-') ? text + value : `${text} ${value}`))
}

function anchorShare({ anchor = 'start' }: Lettering): number {
  return { start: 0, middle: 0.5, end: 1 }[anchor]
}
