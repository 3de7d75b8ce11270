/**
 * Writes each thing at once; what comes while a write is under way goes together in the next one. Each call ends with the
 * write that held its thing.
 */
export function writeTogether<Thing>(
  write: (things: readonly Thing[]) => Promise<void>,
): (thing: Thing) => Promise<void> {
  let waiting: Thing[] = []
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const writeWaiting = (): Promise<void> => {
    const things = waiting
    waiting = []
    next = undefined
    current = write(things)
    return current
  }
  return (thing) => {
    waiting.push(thing)
    next ??= current.then(writeWaiting, writeWaiting)
    return next
  }
}
