import { judgeKeys } from './judge-keys.ts'
import { findMisspelt } from './known-settings.ts'

const portMax = 65_535

/** Reads settings one by one and gathers what is wrong, so that all of it can be said at once. */
export class Settings {
  readonly problems: string[] = []
  readonly #environment: NodeJS.ProcessEnv
  readonly #asked = new Set<string>()
  readonly #keys: { setting: string; hex: string }[] = []

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment
  }

  optional(name: string): string | undefined {
    this.#asked.add(name)
    const value = this.#environment[name]?.trim()
    return value === '' ? undefined : value
  }

  required(name: string, meaning: string): string {
    const value = this.optional(name)
    if (value === undefined) this.problems.push(`${name} is missing: ${meaning}.`)
    return value ?? ''
  }

  url(name: string, meaning: string): string {
    const value = this.required(name, meaning)
    if (value !== '') this.#ensureOrigin(name, value)
    return value.replace(/\/$/, '')
  }

  optionalOrigin(name: string): string | undefined {
    const value = this.optional(name)
    if (value !== undefined) this.#ensureOrigin(name, value)
    return value
  }

  #ensureOrigin(name: string, value: string): void {
    if (/^https?:\/\/[^/\s]+$/.test(value.replace(/\/$/, '')) && URL.canParse(value)) return
    this.problems.push(`${name} must be an http(s) address without a path, and is "${value}".`)
  }

  /** Exactly one of the values. */
  oneOf<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const text = this.optional(name)
    if (text === undefined) return fallback
    const known = values.find((value) => value === text)
    if (known === undefined)
      this.problems.push(`${name} must be ${listed(values)}, and is "${text}".`)
    return known ?? fallback
  }

  /** With a path, where it has one. */
  optionalUrl(name: string): string | undefined {
    const value = this.optional(name)
    if (value !== undefined && !(/^https?:\/\/[^\s?#]+$/.test(value) && URL.canParse(value)))
      this.problems.push(`${name} must be an http(s) address, and is "${value}".`)
    return value
  }

  /** A port that cannot be is a problem; the fallback then stands in, so that the rest can be read and said too. */
  port(name: string, fallback: number): number {
    const value = this.count(name, fallback)
    if (value <= portMax) return value
    this.problems.push(`${name} must be a port up to ${portMax}, and is "${value}".`)
    return fallback
  }

  count(name: string, fallback: number): number {
    const text = this.optional(name)
    if (text === undefined) return fallback
    if (/^\d{1,9}$/.test(text)) return Number(text)
    this.problems.push(`${name} must be a whole number, and is "${text}".`)
    return fallback
  }

  /** `on` or `off`. */
  flag(name: string, fallback: boolean): boolean {
    const text = this.optional(name)
    if (text === undefined) return fallback
    if (text !== 'on' && text !== 'off')
      this.problems.push(`${name} must be on or off, and is "${text}".`)
    return text === 'on'
  }

  roles(name: string): { web: boolean; worker: boolean } {
    const text = this.optional(name) ?? 'web,worker'
    const names = text.split(',').map((part) => part.trim())
    if (names.some((part) => part !== 'web' && part !== 'worker')) {
      this.problems.push(`${name} must be web, worker or both, and is "${text}".`)
    }
    return { web: names.includes('web'), worker: names.includes('worker') }
  }

  /** Bytes written in hexadecimal, of exactly the given length. */
  bytes(name: string, text: string, length: number): Uint8Array {
    if (text !== '') this.#keys.push({ setting: name, hex: text })
    if (new RegExp(`^[0-9a-f]{${length * 2}}$`, 'i').test(text))
      return Uint8Array.from(Buffer.from(text, 'hex'))
    this.problems.push(`${name} must be ${length} bytes in hexadecimal.`)
    return new Uint8Array(length)
  }

  /** Keys that were read so far, judged together. */
  ensureSecretKeys(): void {
    this.problems.push(...judgeKeys(this.#keys.filter(({ hex }) => /^[0-9a-f]+$/i.test(hex))))
  }

  /** Names in the environment that look like a setting, and were not asked for. */
  ensureNoneMisspelt(): void {
    this.problems.push(...findMisspelt(this.#environment, this.#asked))
  }
}

const listed = (values: readonly string[]): string =>
  `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
