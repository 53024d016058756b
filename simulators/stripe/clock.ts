/** The simulator's own clock, which a test may advance. */
export class Clock {
  #ahead = 0

  advance(seconds: number): void {
    this.#ahead += seconds
  }

  /** Seconds since 1970. */
  now(): number {
    return Math.floor(Date.now() / 1000) + this.#ahead
  }

  instant(): string {
    return new Date(this.now() * 1000).toISOString()
  }
}
