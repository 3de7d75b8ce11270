/** Says in one sentence why it stops, and stops with exit code 1. Nothing of a stack is shown. */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

export const say = (sentence) => process.stdout.write(`${sentence}\n`)

/** Runs a step and says how long it took. */
export async function step(title, work) {
  process.stdout.write(`· ${title} …\n`)
  const startedAt = Date.now()
  const result = await work()
  process.stdout.write(`  ${title}: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`)
  return result
}
