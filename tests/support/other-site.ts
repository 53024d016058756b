import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a client's site at another origin than ours: one page with these headers. */
export async function otherSite(page: { html: string; headers?: Record<string, string> }) {
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
