import type { FilePath, FileProblem } from '#domain/file-problem.ts'

type Place = { file: string; path: FilePath; value: string | number }

/** A problem at every place whose value an earlier place already has, naming that place's file. */
export function findDuplicates(field: string, places: readonly Place[]): FileProblem[] {
  const first = new Map<string | number, string>()
  return places.flatMap(({ file, path, value }) => {
    const earlier = first.get(value)
    if (earlier === undefined) {
      first.set(value, file)
      return []
    }
    const where = earlier === file ? 'further up' : `in ${earlier}`
    return [{ file, path, sentence: `${field} ${value} is already used ${where}` }]
  })
}
