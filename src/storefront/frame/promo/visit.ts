import type { RefObject } from 'react'

/** In this tab: the page that the visit began with; empty once another one was seen. */
const key = 'visit-began'
const elsewhere = ''

/**
 * Notes that a page is looked at, and says whether the visit began with another one. What this tab keeps outlives a
 * load of the page; where nothing may be kept, or not yet, `began` holds it as long as the page lives.
 */
export function isLaterPage(
  path: string,
  began: RefObject<string | undefined>,
  mayKeep: boolean,
): boolean {
  const first = read() ?? began.current ?? path
  began.current = first === path ? path : elsewhere
  if (mayKeep) write(began.current)
  return began.current === elsewhere
}

function read(): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function write(value: string): void {
  try {
    window.sessionStorage.setItem(key, value)
  } catch {
    // Where nothing is kept, each load of a page begins a visit.
  }
}
