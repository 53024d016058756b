import { expect, type FileChooser, type Page } from 'playwright/test'

/** Takes the file choosers that the page opens, one at a call. To be called before the page loads: its main thread
 *  learns only between two tasks that a chooser is not to be shown, which may be later than the key that opens it. */
export function fileChoosers(page: Page): () => Promise<FileChooser> {
  const opened: FileChooser[] = []
  page.on('filechooser', (chooser) => opened.push(chooser))
  return async () => {
    await expect.poll(() => opened.length, { message: 'a file chooser' }).toBeGreaterThan(0)
    return opened.shift() as FileChooser
  }
}
