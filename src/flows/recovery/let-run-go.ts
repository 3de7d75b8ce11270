import { allowRun, listStoppedRuns } from '#domain/stopped-runs/stopped-runs.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { refusal } from '#kernel/operator-refusal.ts'

/** A person who knows why a stopped run takes so much lets it go on, for a day at most. Throws `runNotStopped`. */
export async function letRunGo(
  { db }: Pick<Deps, 'db'>,
  { run, actor, reason }: Signed & { run: string },
): Promise<{ run: string }> {
  const allowed = { name: run, by: actor, because: reason }
  if (await inOneStatement({ db }, (one) => allowRun(one, allowed))) return { run }
  const stopped = (await listStoppedRuns(db)).map(({ name }) => name)
  throw refusal('runNotStopped', { run, stopped })
}
