import { gzipSync } from 'node:zlib'
import type { Page, Request } from 'playwright/test'

const KB = 1024
const MAX_FONT_BYTES = 65 * KB
/** Marks the code of the map or of a drag-and-drop library. */
const PRIVATE_LIBRARY = /leaflet-container|react-aria/

type Kind = 'script' | 'font'
type File = { bytes: number; isPrivate: boolean }
const files = new Map<string, Promise<File>>()

/** Records a page's requests from now on, and what its policy blocks. `judge` waits for the fonts and returns the
 *  faults. */
export function watchTraffic(page: Page) {
  const requests: Request[] = []
  const refused: string[] = []
  page.on('request', (request) => requests.push(request))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })

  async function judge({ scriptKilobytes = 150 } = {}): Promise<string[]> {
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const { origin } = new URL(page.url())
    const urls = (kind: Kind) => [
      ...new Set(requests.filter((one) => one.resourceType() === kind).map((one) => one.url())),
    ]
    const load = (kind: Kind) => Promise.all(urls(kind).map((url) => fileAt(url, kind, page)))
    const [scripts, fonts] = [await load('script'), await load('font')]
    const bytesOf = (loaded: File[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0)
    const foreign = requests.map((one) => one.url()).filter((url) => isForeign(url, origin))
    return [
      ...refused,
      ...foreign.map((url) => `asks another site for ${url}`),
      ...(bytesOf(scripts) > scriptKilobytes * KB ? [`loads ${bytesOf(scripts)} bytes of script`] : []),
      ...(scripts.some(({ isPrivate }) => isPrivate) ? ['loads the map or the dragging'] : []),
      ...(fonts.length === 2 ? [] : [`loads ${fonts.length} font files`]),
      ...(bytesOf(fonts) > MAX_FONT_BYTES ? [`loads ${bytesOf(fonts)} bytes of fonts`] : []),
    ]
  }
  return { judge }
}

const isForeign = (url: string, origin: string) =>
  /^(https?|wss?):/.test(url) && new URL(url).origin !== origin

/** Cached, because most pages load the same files. A script's size is its gzip size; a font is already compressed. */
function fileAt(url: string, kind: Kind, page: Page): Promise<File> {
  const cached = files.get(url)
  if (cached) return cached
  const file = page.request.get(url).then(async (answer) => {
    const body = await answer.body()
    if (kind === 'font') return { bytes: body.length, isPrivate: false }
    return { bytes: gzipSync(body).length, isPrivate: PRIVATE_LIBRARY.test(body.toString()) }
  })
  files.set(url, file)
  return file
}
