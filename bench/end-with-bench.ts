/** What runs beside the bench, and must not outlive it. */
const running = new Set<() => void>()

process.on('exit', () => {
  for (const end of running) end()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1))

/** Ends it with the bench, also where a signal or a failure ends that. Gives the function that ends it sooner. */
export function endWithBench(end: () => void): () => void {
  const endOnce = () => {
    if (running.delete(endOnce)) end()
  }
  running.add(endOnce)
  return endOnce
}
