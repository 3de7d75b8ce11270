import { matchAddress, routePathOf } from '#kernel/addresses.ts'

/** The pattern of a page's address, which holds no secret. */
export const patternOf = (url: string): string => {
  const page = matchAddress(url.replace(/\.data(?=\?|$)/, ''))
  return page === undefined ? '/*' : routePathOf(page.name)
}

/** Shorter ones are words, and no secret. */
const secretLengthMin = 4

/**
 * A copy of a failure for the log: libraries quote in their messages the address that was asked for, and hang it on what
 * they throw. Every part of it that a visitor may have chosen, or that opens something, is left out.
 */
export function withoutAddress(failure: unknown, url: string): Error {
  const error = failure instanceof Error ? failure : new Error(String(failure))
  const secrets = secretsIn(url)
  const hide = (text: string): string =>
    secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '[address]'), text)
  const copy = new Error(hide(error.message))
  copy.name = error.name
  copy.stack = hide(error.stack ?? '')
  const { code } = error as { code?: unknown }
  const cause = error.cause === undefined ? undefined : withoutAddress(error.cause, url)
  return Object.assign(copy, code === undefined ? {} : { code }, cause && { cause })
}

/** The address and the values in it, as they are written and as they are read; the longest first. */
function secretsIn(url: string): readonly string[] {
  const [path = '', query = ''] = url.split('?', 2)
  const open = Object.values(matchAddress(path.replace(/\.data$/, ''))?.parameters ?? {})
  const segments = matchAddress(path) === undefined ? path.split('/') : open
  const values = query.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1))
  const written = [url, path, query, ...segments, ...values].filter((text) => text !== undefined)
  return [...new Set([...written, ...written.map(read)])]
    .filter((text) => text.length >= secretLengthMin && !isOurs(text))
    .sort((left, right) => right.length - left.length)
}

/** An address without anything open is no secret, and its words stand in the names of files. */
const isOurs = (text: string): boolean => {
  const page = matchAddress(text)
  return page !== undefined && !routePathOf(page.name).includes(':')
}

function read(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
