import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Print } from '../../checks/run-checks'
import type { Closing } from '../../closing'
import { type Finished, type Place, run, type Stranger } from '../stranger'

type Options = { into: string; stranger: Stranger; repository: string; print: Print; closing: Closing }

/** Folders of a server that the guide writes to. */
const FOLDERS = ['/opt/ostal', '/etc/ostal', '/etc/systemd/system', '/var/backups/ostal']

/** The operator's root shell on an empty server, with a separate user `ostal`. Runs each line of the guide unchanged, except that
 *  folders are below the drill's folder and programs that would change this machine are replaced. */
export class Server {
  #cwd: string
  #exported: Record<string, string> = {}
  readonly #prelude: string

  constructor(private readonly options: Options) {
    const { into, stranger } = options
    for (const folder of ['opt/ostal', 'etc/systemd/system', 'var'])
      mkdirSync(join(into, folder), { recursive: true })
    if (stranger) chownSync(join(into, 'opt/ostal'), stranger.uid, stranger.gid)
    this.#cwd = into
    this.#prelude = join(into, 'prelude.sh')
    writeFileSync(this.#prelude, preludeOf(options, this.path('/opt/ostal')))
  }

  /** The actual location of a path in the guide. */
  path(guidePath: string): string {
    return FOLDERS.some((folder) => guidePath === folder || guidePath.startsWith(`${folder}/`))
      ? join(this.options.into, guidePath)
      : guidePath
  }

  /** Runs a line; `typed` is the operator's input. Throws if it fails. */
  async run(text: string, typed = ''): Promise<Finished> {
    const { print, closing, repository, into } = this.options
    const here = FOLDERS.reduce(
      (line, folder) => line.replaceAll(new RegExp(`(?<![\\w/])${folder}`, 'g'), join(into, folder)),
      text.replaceAll('<your repository>', repository),
    )
    const after = join(into, 'cwd')
    const place: Place = { cwd: this.#cwd, env: this.#environment(), as: undefined }
    print(`$ ${text}`)
    const script = `. ${this.#prelude}\n${here}\nstatus=$?; pwd > ${after}; env -0 > ${after}.env; exit $status`
    const finished = await run(['bash', '-c', script], place, { print, closing, input: typed })
    if (finished.code !== 0) throw new Error(`«${text}» of docs/go-live.md ended with ${finished.code}`)
    this.#remember(after)
    return finished
  }

  /** Writes a file as the operator does in an editor, keeping its owner and mode. */
  write(guidePath: string, text: string): void {
    const file = this.path(guidePath)
    if (!existsSync(file)) throw new Error(`docs/go-live.md makes no ${guidePath}`)
    writeFileSync(file, text)
  }

  #environment(): Record<string, string> {
    return {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '/root',
      LANG: 'C.UTF-8',
      ...this.#exported,
    }
  }

  /** Keeps the working directory and environment for the next line. */
  #remember(after: string): void {
    this.#cwd = readFileSync(after, 'utf8').trim()
    const pairs = readFileSync(`${after}.env`, 'utf8').split('\0').filter(Boolean)
    this.#exported = Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    )
  }
}

/** `sudo` and `systemctl` as functions; `install` sets a numeric owner, because the account is not created. Without root, one
 *  user owns everything. */
function preludeOf({ stranger }: Options, home: string): string {
  const become = stranger ? `setpriv --reuid=${stranger.uid} --regid=${stranger.gid} --clear-groups` : 'env'
  return `
sudo() {
  local home="$HOME" keep=no
  while :; do case "$1" in
    -Hu) home=${home}; shift 2;;
    -u) shift 2;;
    --preserve-env) keep=yes; shift;;
    *) break;;
  esac; done
  if [ $keep = yes ]; then HOME="$home" ${become} "$@"
  else env -i PATH="$PATH" HOME="$home" LANG="$LANG" ${become} "$@"; fi
}
systemctl() { echo "(systemctl $*)"; }
install() {
  local words=()
  while [ $# -gt 0 ]; do case "$1" in
    -o|-g) ${stranger ? `if [ "$2" = ostal ]; then words+=("$1" ${stranger.uid}); else words+=("$1" 0); fi` : ':'}; shift 2;;
    *) words+=("$1"); shift;;
  esac; done
  command install "\${words[@]}"
}
`
}
