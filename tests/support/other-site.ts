import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { onSlowNetwork } from './slow-network'

type Sent = {
  html: string
  headers?: Record<string, string>
  /** Loads over a slow mobile connection, which only Chromium can simulate. */
  isSlow?: boolean
}

/** Starts a client's site at another origin than ours: one page with these headers. */
async function otherSite(page: Sent) {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers }).end(page.html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((stopped) => server.close(stopped).closeAllConnections()),
  }
}

/** The HTML of such a page; `script`: the origin that it loads embed.js from. */
export const hostPage = (script: string, body: string, style = '') =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
   <link rel="icon" href="data:,"><title>La Table de Camille</title>${style}
   <script type="module" src="${script}/embed.js"></script><main><h1>La Table</h1><h2>Chez nous</h2>${body}</main></html>`

/** The page's console errors, without the browser's own about failed requests. */
export function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  page.on('console', (message) => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      !message.text().startsWith('Failed to load resource')
    )
      said.push(message.text())
  })
  return said
}

/** Serves the page on the other origin while `use` runs. */
export async function onOtherSite(page: Page, sent: Sent, use: (url: string) => Promise<void>) {
  const host = await otherSite(sent)
  const open = async () => {
    await page.goto(host.url)
    await use(host.url)
  }
  try {
    await (sent.isSlow ? onSlowNetwork(page, open) : open())
  } finally {
    await host.stop()
  }
}
