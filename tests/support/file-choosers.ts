import { expect, type FileChooser, type Page } from 'playwright/test'

/** Intercepts the page's file choosers; the returned function waits for the next one. Call it before the page loads,
 *  because interception may otherwise start later than the key press that opens a chooser. */
export function fileChoosers(page: Page): () => Promise<FileChooser> {
  const opened: FileChooser[] = []
  page.on('filechooser', (chooser) => opened.push(chooser))
  return async () => {
    await expect.poll(() => opened.length, { message: 'a file chooser' }).toBeGreaterThan(0)
    return opened.shift() as FileChooser
  }
}
