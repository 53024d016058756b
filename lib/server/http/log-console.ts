import { log } from '../log'

/** What the framework says by `console` becomes a line of the log: its stacks would tear the log's JSON. */
export function logConsole(): void {
  const write =
    (level: 'warn' | 'error') =>
    (...said: unknown[]): void => {
      const err = said.find((part) => part instanceof Error)
      const text = said.filter((part) => typeof part === 'string').join(' ')
      log()[level]({ ...(err && { err }) }, text || 'The framework reported a fault')
    }
  console.warn = write('warn')
  console.error = write('error')
}
