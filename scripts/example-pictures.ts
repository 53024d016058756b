import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import { examples } from '../content/examples'
import { root } from './launch/folders'
import { startProduct } from './launch/product'

// `npm run example-pictures`: photographs the pages of /exemples as a visitor sees them first, for the home page and /promo.
const folder = join(root, 'components/examples/pictures')

const VIEWS = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, width: 960, bytes: 40_000 },
  { name: 'phone', viewport: { width: 390, height: 844 }, width: 390, bytes: 25_000 },
] as const

const product = await startProduct()
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
})
mkdirSync(folder, { recursive: true })
try {
  for (const { slug } of examples)
    for (const view of VIEWS) {
      const screen = await photograph(browser, `${product.origin}/exemples/${slug}`, view.viewport)
      const picture = await compress(screen, view)
      writeFileSync(join(folder, `${slug}-${view.name}.webp`), picture)
      console.log(`${slug}-${view.name}.webp ${(picture.length / 1000).toFixed(1)} kB`)
    }
} finally {
  await browser.close()
  await product.stop()
}
process.exit(0)

async function photograph(browser: Browser, url: string, viewport: (typeof VIEWS)[number]['viewport']) {
  const page = await browser.newPage({
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  })
  await page.goto(url)
  // Only the client's site, without our bar.
  await page.locator('.example-bar').evaluate((bar) => bar.remove())
  await page.evaluate(() => document.fonts.ready)
  const screen = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return screen
}

/** The best quality that fits into the size limit. */
async function compress(screen: Buffer, { width, bytes }: (typeof VIEWS)[number]): Promise<Buffer> {
  for (let quality = 90; quality > 30; quality -= 4) {
    const picture = await sharp(screen)
      .resize({ width })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer()
    if (picture.length <= bytes) return picture
  }
  throw new Error(`A picture ${width} pixels wide does not fit into ${bytes} bytes`)
}
