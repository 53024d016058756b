import type { ServerResponse } from 'node:http'

/** Calls `change` after the framework has set its headers, right before they are sent. */
export function beforeHeaders(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    change()
    return writeHead(...args)
  }) as typeof response.writeHead
}
