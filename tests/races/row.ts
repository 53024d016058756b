/** A room table's entry for one verb. */
export type Row<World> =
  | Raced<World>
  /** A step of another verb, which is raced. */
  | { partOf: string }
  /** The reason why it cannot race with itself or another verb. */
  | { safe: string }

/** Prepares the world for the verb and returns its call. Throws a `DomainError` if that is impossible in this world. */
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

/** Runs `work` once for each world, however many verbs of a race need it. */
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
