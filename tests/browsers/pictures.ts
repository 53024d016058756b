import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { dataFolder } from '../../scripts/launch/folders'
import type { BrowserWindow } from './browser-window'

/** Taller pages are cropped. */
const MAX_HEIGHT = 7_000

/** Saves a screenshot of the whole page for review: `.data/test/pictures`. */
export async function takePicture(window: BrowserWindow, browser: string, name: string): Promise<void> {
  const [width, height, whole] = await window.run(
    () => [innerWidth, innerHeight, document.documentElement.scrollHeight] as const,
  )
  await window.resize(width, Math.min(Math.max(whole, height), MAX_HEIGHT))
  writeFileSync(
    join(dataFolder('test', 'pictures', browser), `${name.replaceAll('/', ' ')}.png`),
    await settledPicture(window),
  )
  await window.resize(width, height)
}

/** A stable screenshot: late images must appear, and a large window is painted in parts. */
async function settledPicture(window: BrowserWindow): Promise<Buffer> {
  let picture = await window.picture()
  for (let tries = 0; tries < 8; tries++) {
    await setTimeout(400)
    const next = await window.picture()
    if (next.equals(picture)) return next
    picture = next
  }
  return picture
}
