import type { FilePath } from '#domain/file-problem.ts'
import type { YamlFile } from '#platform/content/read-yaml.ts'

/** A part of a file: what stands below `at`. */
export type Layer = { yaml: YamlFile; at: FilePath }

export type Layered = {
  data: unknown
  /** Where the value at this path was written; of a missing value, where it is missing from. */
  placeOf(path: FilePath): { file: string; line: number }
}

type Group = Record<string, unknown>

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueAt = (data: unknown, path: FilePath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Group)[key as string] : undefined,
    data,
  )

/** Lays files over each other, the first one on top. Groups are merged; lists and values replace what lies below. */
export function layYaml(layers: readonly [Layer, ...Layer[]]): Layered {
  const [top] = layers
  return {
    data: layers.map(({ yaml, at }) => valueAt(yaml.data, at)).reduce(lay),
    placeOf: (path) => {
      const owner =
        layers.find(({ yaml, at }) => valueAt(yaml.data, [...at, ...path]) !== undefined) ?? top
      return { file: owner.yaml.file, line: owner.yaml.lineOf([...owner.at, ...path]) }
    },
  }
}

function lay(above: unknown, below: unknown): unknown {
  if (above === undefined) return below
  if (!isGroup(above) || !isGroup(below)) return above
  const keys = new Set([...Object.keys(above), ...Object.keys(below)])
  return Object.fromEntries([...keys].map((key) => [key, lay(above[key], below[key])]))
}

/** Puts the storefront's own words for {name} and its like into the texts that it shares. */
export function fillIn(data: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof data === 'string')
    return data.replace(/\{([a-z]+)\}/g, (whole, word: string) => words[word] ?? whole)
  if (Array.isArray(data)) return data.map((value) => fillIn(value, words))
  if (!isGroup(data)) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillIn(value, words)]))
}
