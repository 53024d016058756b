// Loaded into a product before its own code (node --import): its clock is ahead by CLOCK_AHEAD_MS, or behind. Those of PostgreSQL and
// of the simulators are not.
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const { now } = Date

const turned = new Proxy(Date, {
  construct: (target, given, wanted) =>
    Reflect.construct(target, given.length > 0 ? given : [now() + ahead], wanted),
  get: (target, name) => (name === 'now' ? () => now() + ahead : Reflect.get(target, name)),
})
Object.defineProperty(Date.prototype, 'constructor', { value: turned })
globalThis.Date = turned
