import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 500

/** Serves the product at an origin that sends a page's HTML up to the end of `first`, pauses, and sends the rest: a browser shows
 *  the first part, as on a slow connection or a busy device. A page without `first` is not answered. */
export async function pageInParts(path: string, first: RegExp): Promise<{ url: string; stop: () => void }> {
  const product = new URL(process.env.PRODUCT_ORIGIN ?? '')
  const server = http.createServer((request, response) => {
    const headers = { ...request.headers, host: product.host, 'accept-encoding': 'identity' }
    const { url = '', method } = request
    const passed = http.request(new URL(url, product), { method, headers }, async (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      if (url !== path) {
        answer.pipe(response)
        return
      }
      const html = await text(answer)
      const found = first.exec(html)
      if (!found) return void response.destroy(new Error(`${path} has no ${first}`))
      const end = found.index + found[0].length
      response.write(html.slice(0, end))
      await sleep(PAUSE_MS)
      response.end(html.slice(end))
    })
    request.pipe(passed)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://${product.hostname}:${port}${path}`, stop }
}
