import { Journal } from '../wire/journal'
import type { AnyObject, ObjectName, Objects } from './objects'

/** An object and its connected account; null: the platform's own. */
type Entry = { account: string | null; object: AnyObject }

/** All objects, on disk: the latest line of each id counts. */
export class Store {
  readonly #journal: Journal<Entry>
  readonly #known = new Map<string, Entry>()

  constructor(file: string) {
    this.#journal = new Journal(file)
    for (const entry of this.#journal.records) this.#known.set(entry.object.id, entry)
  }

  put<T extends AnyObject>(object: T, account: string | null): T {
    const entry = { account, object }
    this.#journal.add(entry)
    this.#known.set(object.id, entry)
    return object
  }

  /** An object of one kind on one account; it is invisible from any other. */
  find<K extends ObjectName>(kind: K, id: string, account: string | null): Objects[K] | undefined {
    const found = this.#known.get(id)
    const isIt = found && found.object.object === kind && found.account === account
    return isIt ? (found.object as Objects[K]) : undefined
  }

  /** The object of an id, on any account. */
  anywhere(id: string): Entry | undefined {
    return this.#known.get(id)
  }

  /** All objects of a kind on an account, newest first; of every account when it is undefined. */
  all<K extends ObjectName>(kind: K, account?: string | null): Objects[K][] {
    return [...this.#known.values()]
      .filter((one) => one.object.object === kind && (account === undefined || one.account === account))
      .map(({ object }) => object as Objects[K])
      .reverse()
  }
}
