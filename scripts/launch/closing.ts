type Close = () => void | Promise<void>

/** What has to be stopped at the end, last started first. */
export class Closing {
  #steps: Close[] = []
  #running: Promise<void> | undefined

  get started(): boolean {
    return this.#running !== undefined
  }

  add(close: Close): void {
    this.#steps.push(close)
  }

  /** Stops everything once; a second call waits for the first. */
  run(): Promise<void> {
    this.#running ??= this.#all()
    return this.#running
  }

  async #all() {
    for (const close of this.#steps.reverse()) {
      try {
        await close()
      } catch (error) {
        // One part that does not stop must not keep the others running.
        console.error(error)
      }
    }
  }

  /** Stops everything on Ctrl-C and SIGTERM, then leaves with 0. npm may deliver the signal twice. */
  onSignal(): void {
    const leave = () => {
      if (this.started) return
      console.log('\n→ Stopping')
      void this.run().then(() => {
        console.log('✓ Stopped')
        process.exit(0)
      })
    }
    // npm starts scripts through a shell that passes no signal on: `exec` in package.json takes it out of the way.
    // Whoever lost its parent stops, too.
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && leave(), 500).unref()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
  }
}
