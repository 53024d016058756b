import type { IDependency, IModule } from 'dependency-cruiser'

type Module = Pick<IModule, 'source'> & {
  dependencies: Pick<IDependency, 'resolved' | 'dependencyTypes'>[]
}

/** Each folder of lib/domain with the folders that its files import by value, each with one importing file. */
type Rooms = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Few would mean that the paths changed and nothing is checked. */
const MIN_ROOMS = 30

const ROOM = /^lib\/domain\/([^/]+)\//
const roomOf = (file: string) => (/\.test\.tsx?$/.test(file) ? undefined : ROOM.exec(file)?.[1])

const isErased = ({ dependencyTypes }: Module['dependencies'][number]) =>
  dependencyTypes.includes('type-only') || dependencyTypes.includes('type-import')

/** Reads the rooms from dependency-cruiser's modules. */
export function readRooms(modules: readonly Module[]): Rooms {
  const rooms = new Map<string, Map<string, string>>()
  for (const { source, dependencies } of modules) {
    const room = roomOf(source)
    if (room === undefined) continue
    const imported = rooms.get(room) ?? new Map<string, string>()
    rooms.set(room, imported)
    for (const dependency of dependencies) {
      const other = roomOf(dependency.resolved)
      if (other === undefined || other === room || isErased(dependency)) continue
      imported.set(other, source)
    }
  }
  return rooms
}

/** Throws when two rooms import each other by value, directly or through others. Returns a summary of the counts. */
export function requireOrder(rooms: Rooms, minimum = MIN_ROOMS): string {
  if (rooms.size < minimum)
    throw new Error(`Only ${rooms.size} rooms of lib/domain were read; at least ${minimum} are expected`)
  const pairs = findPairs(rooms)
  if (pairs.length > 0)
    throw new Error(
      `Pairs of rooms in lib/domain that import each other by value: ${pairs.length}\n${pairs
        .map(([one, other]) => `  ${nameImports(rooms, [one, other, one])}`)
        .join('\n')}`,
    )
  const cycle = findCycle(rooms)
  if (cycle)
    throw new Error(`Rooms of lib/domain import each other in a circle: ${nameImports(rooms, cycle)}`)
  return `0 pairs and no circles among ${rooms.size} rooms of lib/domain`
}

const findPairs = (rooms: Rooms): [string, string][] =>
  [...rooms].flatMap(([room, imported]) =>
    [...imported.keys()]
      .filter((other) => room < other && rooms.get(other)?.has(room))
      .map((other): [string, string] => [room, other]),
  )

/** The rooms of a cycle, with the first one repeated at the end; null when there is no cycle. */
function findCycle(rooms: Rooms): string[] | null {
  const left = new Set(rooms.keys())
  const nextOf = (room: string) => [...(rooms.get(room)?.keys() ?? [])].find((other) => left.has(other))
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const room of left) if (nextOf(room) === undefined) left.delete(room)
  }
  const way: string[] = []
  let [room] = left
  while (room !== undefined && !way.includes(room)) {
    way.push(room)
    room = nextOf(room)
  }
  return room === undefined ? null : [...way.slice(way.indexOf(room)), room]
}

/** Each step of a path, with a file that makes the import. */
const nameImports = (rooms: Rooms, way: readonly string[]): string =>
  way
    .slice(1)
    .map((other, index) => `${way[index]} → ${other} (${rooms.get(way[index] ?? '')?.get(other)})`)
    .join(', ')
