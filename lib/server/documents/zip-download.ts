import 'server-only'
import { makeZip } from 'client-zip'
import { create as contentDisposition } from 'content-disposition'
import { log } from '../instance/log'

type Entry = { name: string; content: AsyncIterable<Uint8Array> }
type Zip = {
  fileName: string
  at: Date
  files: AsyncIterable<Entry>
  /** Called once: when the last byte was sent, when the download failed, or when the browser disconnected. */
  onEnd: () => void
}

/** An archive as a download, streamed while it is built. */
export function zipDownload({ fileName, at, files, onEnd }: Zip): Response {
  const reader = makeZip(entries(files, at)).getReader()
  let isOver = false
  const end = () => {
    if (!isOver) onEnd()
    isOver = true
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        end()
        controller.close()
      } catch (error) {
        end()
        log().error({ err: error }, 'An archive broke off')
        controller.error(error)
      }
    },
    async cancel(reason) {
      end()
      await reader.cancel(reason).catch(() => undefined)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(fileName),
      'Cache-Control': 'private, no-store',
    },
  })
}

async function* entries(files: AsyncIterable<Entry>, lastModified: Date) {
  for await (const { name, content } of files) yield { name, input: content, lastModified }
}
