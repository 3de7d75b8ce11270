import type { Page } from '@playwright/test'

type Line = { latencyMs: number; bytesPerSecond: number }

/** From now on the page is loaded as on a train: what is drawn is there long before letters and scripts are. */
export async function onSlowLine(page: Page, line: Line): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  })
}
