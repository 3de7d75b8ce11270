import {
  EVENT_MAPPING,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  type Event,
  getScalarValue,
  parseEvents,
} from 'js-yaml'
import type { FilePath } from '#domain/file-problem.ts'

const nameOf = (path: FilePath): string => JSON.stringify(path)

/** On which line each value of a good YAML text begins; of one that is missing, the line of what it is missing from. */
export function yamlLines(text: string): (path: FilePath) => number {
  const lines = readLines(text)
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const line = lines.get(nameOf(path.slice(0, length)))
      if (line !== undefined) return line
    }
    return 1
  }
}

function readLines(text: string): ReadonlyMap<string, number> {
  const events = parseEvents(text, {})[Symbol.iterator]()
  const lines = new Map<string, number>()
  const next = (): Event | undefined => events.next().value
  const read = (event: Event | undefined, path: FilePath): void => {
    if (event === undefined) return
    const start = startOf(event)
    if (start >= 0) lines.set(nameOf(path), lineAt(text, start))
    if (event.type === EVENT_SEQUENCE) {
      let index = 0
      for (let item = next(); item?.type !== EVENT_POP; item = next()) {
        read(item, [...path, index])
        index += 1
      }
    }
    if (event.type === EVENT_MAPPING)
      for (let key = next(); key?.type !== EVENT_POP; key = next()) {
        const name = key?.type === EVENT_SCALAR ? getScalarValue(text, key) : ''
        read(next(), [...path, name])
      }
  }
  next()
  read(next(), [])
  return lines
}

/** Where it begins; below zero for a value of which nothing is written. */
function startOf(event: Event): number {
  if (event.type === EVENT_SCALAR) return event.valueStart
  return event.type === EVENT_MAPPING || event.type === EVENT_SEQUENCE ? event.start : -1
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
