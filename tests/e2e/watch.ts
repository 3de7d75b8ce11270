import type { BrowserContext, ConsoleMessage } from '@playwright/test'

export type Complaints = { list(): readonly string[] }

/** Gathers what the browser complains about on any page of the context, those of other origins included. */
export function listenForComplaints(
  context: BrowserContext,
  missingOnPurpose: RegExp | undefined,
): Complaints {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' || isByTheTest(message)) return
    const { url } = message.location()
    const isOnPurpose = missingOnPurpose?.test(url) === true && message.text().includes('404')
    if (!isOnPurpose) complaints.push(`${message.text()} (${url})`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  return { list: () => complaints }
}

/**
 * A mail is shown in a frame that runs no script, and so not Playwright's either; and only a test takes the line away.
 */
const isByTheTest = (message: ConsoleMessage): boolean =>
  /^Blocked script execution in '[^']+\/dev\/mailbox\/|net::ERR_INTERNET_DISCONNECTED/.test(
    message.text(),
  )
