import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './place'

const makers = {
  POSTGRES_PASSWORD: () => randomBytes(18).toString('hex'),
  AUTH_SECRET: () => randomBytes(32).toString('base64url'),
  // Must be the same when building and when serving.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: () => randomBytes(32).toString('base64'),
  RESEND_API_KEY: () => `re_${randomBytes(16).toString('hex')}`,
  SAMPLE_WEBHOOK_SECRET: () => `whsec_${randomBytes(32).toString('base64')}`,
  UPLOADTHING_TOKEN: () =>
    Buffer.from(
      JSON.stringify({
        apiKey: `sk_sim_${randomBytes(24).toString('hex')}`,
        appId: randomBytes(5).toString('hex'),
        regions: ['sim1'],
      }),
    ).toString('base64'),
}

export type Secrets = Record<keyof typeof makers, string>

/** This folder's own secrets, made once and kept. New kinds are added to an older file. */
export function secrets(): Secrets {
  const file = join(dataFolder(), 'secrets.json')
  const kept: Partial<Secrets> | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : undefined
  const names = Object.keys(makers) as (keyof typeof makers)[]
  if (kept && names.every((name) => kept[name])) return kept as Secrets
  const all = Object.fromEntries(names.map((name) => [name, kept?.[name] ?? makers[name]()])) as Secrets
  return write(file, all, kept === undefined) ? all : secrets()
}

/** Whole or not at all, as others may read meanwhile; false when a new file has been made by somebody else first. */
function write(file: string, all: Secrets, isNew: boolean): boolean {
  const making = `${file}.${process.pid}`
  writeFileSync(making, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 })
  try {
    if (isNew && exists(() => linkSync(making, file))) return false
    if (!isNew || !existsSync(file)) renameSync(making, file)
    return true
  } finally {
    rmSync(making, { force: true })
  }
}

/** Whether there was a file already; a disk without hard links is no fault. */
function exists(link: () => void): boolean {
  try {
    link()
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST'
  }
}
