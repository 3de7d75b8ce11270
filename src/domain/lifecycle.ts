/** For each state those that may follow it. The database refuses every other step (db/migrations/0019-cases.sql). */
export type Lifecycle<State extends string> = Readonly<Record<State, readonly NoInfer<State>[]>>

/** A lifecycle whose states are its keys: a step to a state that it does not have does not compile. */
export const lifecycleOf = <const State extends string>(
  steps: Lifecycle<State>,
): Lifecycle<State> => steps

/** The states from which a statement may step to this one: what its `where` asks. */
export const statesBefore = <State extends string>(
  lifecycle: Lifecycle<State>,
  to: NoInfer<State>,
): readonly State[] =>
  (Object.keys(lifecycle) as State[]).filter((from) => canBecome(lifecycle, from, to))

export const canBecome = <State extends string>(
  lifecycle: Lifecycle<State>,
  from: NoInfer<State>,
  to: NoInfer<State>,
): boolean => (lifecycle[from] as readonly State[]).includes(to)
