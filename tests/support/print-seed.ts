/** One seed for all random walks of a run, printed so that the same run can be had again. */
export function printSeed(): void {
  if (process.env.WALK_SEED !== undefined) return
  process.env.WALK_SEED = String(Math.floor(Math.random() * 2 ** 31))
  process.stdout.write(`Random walks: WALK_SEED=${process.env.WALK_SEED}\n`)
}
