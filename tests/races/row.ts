/** What the table of a room says of one of its verbs. */
export type Row<World> =
  | Raced<World>
  /** Only that verb calls it, so that it is raced with it. */
  | { partOf: string }
  /** Why it cannot meet itself or another verb. */
  | { safe: string }

/** Sets the world up for the verb, and answers the call. What was not `possible` there is a `DomainError`. */
type Raced<World> = { prepare: (world: World) => Promise<() => Promise<unknown>> }

export type RoomTable<World> = { room: string; verbs: Record<string, Row<World>> }

export const raced = <World>(call: (world: World) => Promise<unknown>): Raced<World> => ({
  prepare: async (world) => () => call(world),
})

/** A verb that needs what `before` does. */
export const racedAfter = <World, Done>(
  before: (world: World) => Promise<Done>,
  call: (world: World, done: Done) => Promise<unknown>,
): Raced<World> => ({
  prepare: async (world) => {
    const done = await before(world)
    return () => call(world, done)
  },
})

export const partOf = (verb: string) => ({ partOf: verb })
export const safe = (why: string) => ({ safe: why })

/** Does it once for each world, though both verbs of a race need it. */
export function oncePerWorld<World extends object, Done>(
  work: (world: World) => Promise<Done>,
): (world: World) => Promise<Done> {
  const done = new WeakMap<World, Promise<Done>>()
  return (world) => {
    const known = done.get(world) ?? work(world)
    done.set(world, known)
    return known
  }
}
