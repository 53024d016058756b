// Loaded into a product before its own code (node --import): stops its clock at CLOCK_AT, an instant in ISO 8601, so that
// answers that contain a day and documents that contain their creation time are reproducible. Timers are not affected.
const RealDate = Date
const now = RealDate.parse(process.env.CLOCK_AT)

globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now)
    else super(...args)
  }

  static now = () => now
  // The framework copies only the constructor's own properties, not inherited ones.
  static parse = RealDate.parse
  static UTC = RealDate.UTC
}
