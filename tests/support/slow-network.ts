import type { Page } from 'playwright/test'

const KB = 1024

/** Simulates a slow mobile connection while `use` runs. Chromium only. */
export async function onSlowNetwork(page: Page, use: () => Promise<void>): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const line = (latency: number, throughput: number) =>
    wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  await line(150, 100 * KB)
  try {
    await use()
  } finally {
    await line(0, -1)
    await wire.detach()
  }
}
