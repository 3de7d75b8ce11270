import { oncePerAnswer } from '#storefront/parts/api/once-per-answer.ts'

/**
 * What a page loads, as one text. The router writes each value of an object by itself and numbers it: that costs more
 * than all else about the data, and the numbers hardly compress. A text it writes as it is.
 */
export type PageData<T> = {
  readonly text: string
  /** Not sent: what was written, or what was read the first time. */
  data?: T
}

/** JSON comes back as it went. */
type Plain<T> = T extends Date | Map<unknown, unknown> | Set<unknown> | bigint | Promise<unknown>
  ? never
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T

/** For a loader, on the server, which makes the page of the very objects that were loaded. */
export const writeData = <T>(data: T & Plain<T>): PageData<T> =>
  Object.defineProperty({ text: textOf(data) }, 'data', { value: data, enumerable: false })

/** For a page. The same objects each time, as from the router. */
export function readData<T>(written: PageData<T>): T {
  written.data ??= JSON.parse(written.text.replaceAll("'", '"')) as T
  return written.data
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? textOfObject(value) : jsonOf(value)

const textOfObject = /* @__PURE__ */ oncePerAnswer((value) =>
  Object.isFrozen(value) || Array.isArray(value) ? jsonOf(value) : partsOf(value),
)

const partsOf = (data: object): string =>
  `{${Object.entries(data)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${jsonOf(name)}:${textOf(part)}`)
    .join(',')}}`

/** Between apostrophes, since a script would escape quotes twice. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replaceAll("'", String.raw`\u0027`).replaceAll('"', "'")
