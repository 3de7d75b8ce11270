import type { BrowserContext, ConsoleMessage } from '@playwright/test'

export type ConsoleErrors = { list(): readonly string[] }

/** Collects what each page of the context writes on the console as an error, pages of other origins included. */
export function collectConsoleErrors(
  context: BrowserContext,
  missingOnPurpose: RegExp | undefined,
): ConsoleErrors {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' || isByTheTest(message) || isOfLeaving(message)) return
    const { url } = message.location()
    const isOnPurpose = missingOnPurpose?.test(url) === true && message.text().includes('404')
    if (!isOnPurpose) errors.push(`${message.text()} (${url})`)
  })
  context.on('weberror', (error) => errors.push(`${error.error()} (${error.page()?.url()})`))
  return { list: () => errors }
}

/** The mailbox shows a mail in a frame without scripts, which stops Playwright's own; only a test goes offline. */
const isByTheTest = (message: ConsoleMessage): boolean =>
  /^Blocked script execution in '[^']+\/dev\/mailbox\/|net::ERR_INTERNET_DISCONNECTED/.test(
    message.text(),
  )

/**
 * True of the router's word about routes that it asked ahead for a page which was left meanwhile:
 * the browser cut the question off, and nobody waits for its answer.
 */
const isOfLeaving = (message: ConsoleMessage): boolean =>
  /^Failed to fetch manifest patches TypeError: Failed to fetch\b/.test(message.text())
