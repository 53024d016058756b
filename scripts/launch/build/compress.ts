import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ENDINGS } from '../../../lib/server/http/sealed-manifest'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Writes a file's compressed copies to `target` + extension; returns their encodings. Skips a copy that saves
 *  nothing. */
export async function compress(file: string, target: string): Promise<(keyof typeof ENDINGS)[]> {
  const content = await readFile(file)
  const copies = {
    br: await brotliAsync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip: await gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  }
  const worthwhile = (['br', 'gzip'] as const).filter((encoding) => copies[encoding].length < content.length)
  await mkdir(dirname(target), { recursive: true })
  await Promise.all(worthwhile.map((encoding) => writeFile(target + ENDINGS[encoding], copies[encoding])))
  return worthwhile
}
