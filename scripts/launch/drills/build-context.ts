import { cpSync, existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { root } from '../folders'

/** The files that `COPY` finds in the Dockerfile's folder: all except those in .dockerignore. */
export class BuildContext {
  readonly #ignored: RegExp[]

  constructor(private readonly folder = root) {
    const file = join(folder, '.dockerignore')
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
    // Top-level names, in which `*` matches any text; this project's file has no other patterns.
    this.#ignored = lines.map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`))
  }

  /** Copies as an engine does: a folder's content, or files into a folder. Throws for a missing or ignored file. */
  copy(from: string, to: string): void {
    const source = join(this.folder, from)
    if (this.#isIgnored(source) || !existsSync(source)) throw new Error(`COPY ${from}: there is no such file`)
    const target = !statSync(source).isDirectory() && to.endsWith('/') ? join(to, basename(source)) : to
    cpSync(source, target, { recursive: true, filter: (path) => !this.#isIgnored(path) })
  }

  #isIgnored(path: string): boolean {
    const [top = ''] = relative(this.folder, path).split(sep)
    return this.#ignored.some((pattern) => pattern.test(top))
  }
}
