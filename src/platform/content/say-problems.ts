import type { FileProblem } from '#domain/file-problem.ts'
import type { YamlFile } from '#platform/content/read-yaml.ts'

/** Content that cannot be used; the message is the whole list, a sentence a line. */
export class ContentBroken extends Error {
  override readonly name = 'ContentBroken'
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

/**
 * `file:line: sentence` for every problem, in the order of files and lines. A file whose YAML is broken has only
 * that to say: what its values lack cannot be known.
 */
export function sayProblems(
  files: readonly YamlFile[],
  problems: readonly FileProblem[],
): string[] {
  const byName = new Map(files.map((file) => [file.file, file]))
  const isBroken = (name: string): boolean => (byName.get(name)?.problems.length ?? 0) > 0
  const placed = [
    ...files.flatMap((file) => file.problems),
    ...problems.filter(({ file }) => !isBroken(file)),
  ].map(({ file, path, line, sentence }) => ({
    file,
    line: line ?? byName.get(file)?.lineOf(path ?? []) ?? 1,
    sentence,
  }))
  return placed
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`)
}
