/** Marks a bug, never bad input: what fails here is a mistake of the programmer. */
export class InvariantViolated extends Error {
  override readonly name = 'InvariantViolated'
}

export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new InvariantViolated(sentence)
}
