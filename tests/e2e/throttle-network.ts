import type { Page } from '@playwright/test'

type Line = { latencyMs: number; bytesPerSecond: number }

/** From now on the page loads slowly, as on a train: HTML and styles come long before fonts and scripts. */
export async function throttleNetwork(page: Page, line: Line): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  })
}
