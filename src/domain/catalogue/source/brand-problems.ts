import { brandIdOf } from '#domain/catalogue/brands.ts'
import type { FileProblem } from '#domain/file-problem.ts'

type NamedBrand = { file: string; brand: string }

/** Two names that would share one address, or a name that gives none. The same name in many files is one brand. */
export function findBrandProblems(names: readonly NamedBrand[]): FileProblem[] {
  const first = new Map<string, NamedBrand>()
  return names.flatMap(({ file, brand }) => {
    const id = brandIdOf(brand)
    const path = ['brand']
    if (id === '')
      return [{ file, path, sentence: `brand ${brand} has no letter or digit for its address` }]
    const earlier = first.get(id)
    if (earlier === undefined) first.set(id, { file, brand })
    if (earlier === undefined || earlier.brand === brand) return []
    const where = `in ${earlier.file}`
    return [{ file, path, sentence: `brand ${brand} is written ${earlier.brand} ${where}` }]
  })
}
