/** The service in a systemd unit: its command and its environment. */
export type ServiceUnit = {
  command: string[]
  folder: string
  environmentFile: string
  environment: Record<string, string>
  stopSignal: NodeJS.Signals
  stopSeconds: number
}

/** Reads the keys of `[Service]` that this project's unit has. */
export function readUnit(text: string): ServiceUnit {
  const [, service = ''] = /^\[Service\]$([^]*?)(?=^\[)/m.exec(text) ?? []
  const value = (name: string): string => {
    const found = new RegExp(`^${name}=(.*)$`, 'm').exec(service)?.[1]
    if (found === undefined) throw new Error(`The unit has no ${name}`)
    return found.trim()
  }
  return {
    command: value('ExecStart').split(' '),
    folder: value('WorkingDirectory'),
    environmentFile: value('EnvironmentFile'),
    environment: Object.fromEntries(
      value('Environment')
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    ),
    stopSignal: value('KillSignal') as NodeJS.Signals,
    stopSeconds: Number(value('TimeoutStopSec')),
  }
}
