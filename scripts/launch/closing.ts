type Close = () => void | Promise<void>

/** The steps of an orderly shutdown, last started first. */
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
        // One failing step must not keep the others from running.
        console.error(error)
      }
    }
  }

  /** Stops everything on Ctrl-C and SIGTERM, then exits with 0. npm may deliver the signal twice. */
  onSignal(): void {
    const leave = () => {
      if (this.started) return
      console.log('\n→ Stopping')
      void this.run().then(() => {
        console.log('✓ Stopped')
        process.exit(0)
      })
    }
    // npm starts scripts through a shell that forwards no signals; `exec` in package.json replaces that shell.
    // A process whose parent has ended stops, too.
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && leave(), 500).unref()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
  }
}
