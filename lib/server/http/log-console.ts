import { log } from '../instance/log'

/** Logs the framework's `console` output and Node's warnings: the log is JSON throughout. */
export function logConsole(): void {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...said: unknown[]): void => {
      const err = said.find((part) => part instanceof Error)
      const text = said.filter((part) => typeof part === 'string').join(' ')
      log()[level]({ ...(err && { err }) }, text || 'The framework reported a fault')
    }
  Object.assign(console, {
    debug: write('debug'),
    info: write('info'),
    log: write('info'),
    warn: write('warn'),
    error: write('error'),
  })
  // The first listener is Node's own, which writes text.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log().warn({ err: warning }, 'Node warns'))
}
