import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Journal } from '../wire/journal'

export interface StoredFile {
  key: string
  customId: string | null
  name: string
  type: string
  size: number
  uploadedAt: number
  acl: Acl
}

export const acls = ['public-read', 'private'] as const
export type Acl = (typeof acls)[number]

type Entry =
  | { stored: StoredFile }
  | { deleted: string }
  | { renamed: string; to: string }
  | { opened: string; to: Acl }

/** The files on disk and their metadata; both survive a restart. */
export class StoredFiles {
  readonly #journal: Journal<Entry>
  readonly #folder: string
  readonly #known = new Map<string, StoredFile>()

  constructor(folder: string) {
    this.#folder = join(folder, 'files')
    mkdirSync(this.#folder, { recursive: true })
    this.#journal = new Journal(join(folder, 'files.jsonl'))
    for (const entry of this.#journal.records) this.#apply(entry)
  }

  /** Newest first. */
  list(): StoredFile[] {
    return [...this.#known.values()].reverse()
  }

  find(key: string): StoredFile | undefined {
    return this.#known.get(key) ?? this.list().find(({ customId }) => customId === key)
  }

  bytes({ key }: StoredFile): Buffer {
    return readFileSync(this.#path(key))
  }

  store(file: StoredFile, bytes: Buffer): void {
    // Atomic, so that a kill leaves no partial file under the key.
    writeFileSync(`${this.#path(file.key)}.part`, bytes)
    renameSync(`${this.#path(file.key)}.part`, this.#path(file.key))
    this.#write({ stored: file })
  }

  delete({ key }: StoredFile): void {
    this.#write({ deleted: key })
    if (existsSync(this.#path(key))) rmSync(this.#path(key))
  }

  rename({ key }: StoredFile, to: string): void {
    this.#write({ renamed: key, to })
  }

  setAcl({ key }: StoredFile, to: Acl): void {
    this.#write({ opened: key, to })
  }

  #write(entry: Entry) {
    this.#journal.add(entry)
    this.#apply(entry)
  }

  #apply(entry: Entry) {
    if ('stored' in entry) this.#known.set(entry.stored.key, entry.stored)
    else if ('deleted' in entry) this.#known.delete(entry.deleted)
    else if ('renamed' in entry) this.#change(entry.renamed, { name: entry.to })
    else this.#change(entry.opened, { acl: entry.to })
  }

  #change(key: string, change: Partial<StoredFile>) {
    const file = this.#known.get(key)
    if (file) this.#known.set(key, { ...file, ...change })
  }

  #path(key: string) {
    return join(this.#folder, key)
  }
}
