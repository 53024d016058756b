// Loaded into a product before its own code (node --import): its clock stands still at CLOCK_AT, an instant in ISO 8601. Answers
// that name a day then stay the same on every day, and documents that say when they were made on every second. Timers run on.
const RealDate = Date
const now = RealDate.parse(process.env.CLOCK_AT)

globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now)
    else super(...args)
  }

  static now = () => now
  // The framework copies what the constructor has itself, and nothing that it inherits.
  static parse = RealDate.parse
  static UTC = RealDate.UTC
}
