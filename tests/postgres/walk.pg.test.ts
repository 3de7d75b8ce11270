import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isWhole, walkSeed } from '#tests/support/thoroughness.ts'
import { type Walk, walk } from '#tests/support/walk/walk.ts'

/** One way for each verdict on a change; where nobody has walked yet the long run goes. */
const short = {
  ...{ seed: 1384833274, steps: 36, lanes: 4, kills: 6, databaseRestarts: 1 },
  ...{ leaps: 1, processes: { web: 3, workers: 3 } },
}
const stepsOfLong = Number(process.env.WALK_STEPS ?? 600)
const long = {
  ...{ seed: walkSeed(), steps: stepsOfLong, lanes: 6 },
  kills: Math.ceil(stepsOfLong / 25),
  databaseRestarts: Math.ceil(stepsOfLong / 100),
  leaps: Math.ceil(stepsOfLong / 100),
  ...{ isSpread: true, processes: { web: 3, workers: 3 } },
}
const breakOffFile = process.env.WALK_BREAK_OFF

test('a walk that nobody steers ends with every cent, card and mail where it belongs', async () => {
  const route: Walk = {
    ...(isWhole('walk') ? long : short),
    olderHome: process.env.WALK_OLDER,
    isBrokenOff: () => breakOffFile !== undefined && existsSync(breakOffFile),
  }
  const { findings, lines, output } = await walk(route)
  process.stdout.write(`A walk, WALK_SEED=${route.seed}:\n${lines.join('\n')}\n`)
  expect(findings, output.slice(-20_000)).toEqual([])
})
