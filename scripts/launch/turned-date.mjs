// Loaded into a product before its own code (node --import): shifts its clock by CLOCK_AHEAD_MS, but not those of PostgreSQL and
// the simulators.
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const { now } = Date

const turned = new Proxy(Date, {
  construct: (target, given, wanted) =>
    Reflect.construct(target, given.length > 0 ? given : [now() + ahead], wanted),
  get: (target, name) => (name === 'now' ? () => now() + ahead : Reflect.get(target, name)),
})
Object.defineProperty(Date.prototype, 'constructor', { value: turned })
globalThis.Date = turned
