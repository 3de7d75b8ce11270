export type Edge = { from: string; to: string }

/** The cycles of a graph: sets of which every member reaches every other (Tarjan). */
export function cyclesOf(edges: readonly Edge[]): readonly string[][] {
  const next = Map.groupBy(edges, ({ from }) => from)
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const cycles: string[][] = []
  const lower = (name: string, to: number | undefined) => {
    lowest.set(name, Math.min(lowest.get(name) ?? Infinity, to ?? Infinity))
  }
  const visit = (name: string): void => {
    order.set(name, order.size)
    lower(name, order.get(name))
    path.push(name)
    for (const { to } of next.get(name) ?? []) {
      if (!order.has(to)) visit(to)
      if (path.includes(to)) lower(name, lowest.get(to))
    }
    if (lowest.get(name) !== order.get(name)) return
    const cycle = path.splice(path.indexOf(name))
    if (cycle.length > 1) cycles.push(cycle)
  }
  for (const name of next.keys()) if (!order.has(name)) visit(name)
  return cycles
}
