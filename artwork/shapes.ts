/** What the drawings share: repetition, chance that is always the same, and a few curves. */

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

export function each<Item>(items: readonly Item[], draw: (item: Item, index: number) => string) {
  return items.map(draw).join('')
}

/** An element of the list by number, starting anew at its end. */
export function turn<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0]
}

/** Chance with a seed (mulberry32): the same drawing on every machine and every day. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A place on a circle; 0 degrees is up, clockwise. */
export function polar(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
}

/** Elements set around (x, y), each turned outward: petals, rays, teeth. */
export function around(
  at: readonly [number, number],
  count: number,
  draw: (index: number) => string,
) {
  return repeat(count, (index) => {
    const degrees = (index * 360) / count
    return `<g transform="translate(${at[0]} ${at[1]}) rotate(${degrees})">${draw(index)}</g>`
  })
}

/** A wavy line across, as path data: every wave is `length` wide and swings `height` up and down. */
export function wave(from: readonly [number, number], length: number, height: number): string {
  const half = length / 2
  const count = Math.ceil((900 - from[0]) / half)
  const first = `q${half / 2} ${-height} ${half} 0`
  return `M${from[0]} ${from[1]}${first}${`t${half} 0`.repeat(Math.max(0, count - 1))}`
}

/** Petals in a ring around (0, 0), as path data: drops that reach to `length`. */
export function petals(count: number, length: number, width: number): string {
  const spread = (Math.atan(width / length) * 180) / Math.PI
  return Array.from({ length: count }, (_, index) => {
    const [left, right] = [-spread, spread].map((turned) =>
      polar(length * 1.36, (index * 360) / count + turned)
        .map(Math.round)
        .join(' '),
    )
    return `M0 0C${left} ${right} 0 0z`
  }).join('')
}

/** A leaf lying along the x axis from (0, 0), as path data. */
export function leaf(length: number, width: number): string {
  const third = length / 3
  return `M0 0C${third} ${-width} ${length - third} ${-width} ${length} 0C${length - third} ${width} ${third} ${width} 0 0Z`
}

/** Moves, turns and scales what it holds. */
export function put(
  inside: string,
  where: { x?: number; y?: number; rotate?: number; scale?: number | string },
): string {
  const parts = [
    `translate(${where.x ?? 0} ${where.y ?? 0})`,
    where.rotate ? `rotate(${where.rotate})` : '',
    where.scale ? `scale(${where.scale})` : '',
  ]
  return `<g transform="${parts.filter(Boolean).join(' ')}">${inside}</g>`
}
