/** So many things at once in one process, however many jobs want them. */
export type Places = {
  count: number
  /** Answers how many of the wanted ones there are, once there is one; they are given back one by one. */
  take(wanted: number): Promise<number>
  giveBack(): void
  /** When all are free. */
  empty(): Promise<void>
}

export function openPlaces(count: number): Places {
  let free = count
  let waiting: (() => void)[] = []
  const changed = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve)
    })
  return {
    count,
    take: async (wanted) => {
      while (free === 0) await changed()
      const taken = Math.min(free, wanted)
      free -= taken
      return taken
    },
    giveBack: () => {
      free += 1
      const told = waiting
      waiting = []
      for (const tell of told) tell()
    },
    empty: async () => {
      while (free < count) await changed()
    },
  }
}
