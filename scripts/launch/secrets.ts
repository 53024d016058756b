import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './folders'

const generators = {
  POSTGRES_PASSWORD: () => randomBytes(18).toString('hex'),
  AUTH_SECRET: () => randomBytes(32).toString('base64url'),
  // Must be the same for building and serving.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: () => randomBytes(32).toString('base64'),
  RESEND_API_KEY: () => `re_${randomBytes(16).toString('hex')}`,
  RESEND_WEBHOOK_SECRET: () => `whsec_${randomBytes(32).toString('base64')}`,
  STRIPE_SECRET_KEY: () => `sk_sim_${randomBytes(24).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomBytes(32).toString('hex')}`,
  STRIPE_CONNECT_WEBHOOK_SECRET: () => `whsec_${randomBytes(32).toString('hex')}`,
  STRIPE_THIN_WEBHOOK_SECRET: () => `whsec_${randomBytes(32).toString('hex')}`,
  SAMPLE_WEBHOOK_SECRET: () => `whsec_${randomBytes(32).toString('base64')}`,
  MONDIALRELAY_PRIVATE_KEY: () => randomBytes(6).toString('base64url'),
  MONDIALRELAY_API2_PASSWORD: () => randomBytes(9).toString('base64url'),
  MONDIALRELAY_WEBHOOK_SECRET: () => randomBytes(32).toString('base64url'),
  UPLOADTHING_TOKEN: () =>
    Buffer.from(
      JSON.stringify({
        apiKey: `sk_sim_${randomBytes(24).toString('hex')}`,
        appId: randomBytes(5).toString('hex'),
        regions: ['sim1'],
      }),
    ).toString('base64'),
}

export type Secrets = Record<keyof typeof generators, string>

/** This folder's secrets, generated once and stored. New kinds are added to an older file. */
export function secrets(): Secrets {
  const file = join(dataFolder(), 'secrets.json')
  const stored: Partial<Secrets> | undefined = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : undefined
  const names = Object.keys(generators) as (keyof typeof generators)[]
  if (stored && names.every((name) => stored[name])) return stored as Secrets
  const all = Object.fromEntries(names.map((name) => [name, stored?.[name] ?? generators[name]()])) as Secrets
  return write(file, all, stored === undefined) ? all : secrets()
}

/** Writes atomically, as other processes may be reading; false when another process created the file first. */
function write(file: string, all: Secrets, isNew: boolean): boolean {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 })
  try {
    if (isNew && isTaken(() => linkSync(temporary, file))) return false
    if (!isNew || !existsSync(file)) renameSync(temporary, file)
    return true
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** Whether linking failed because the file exists; other failures, such as no hard link support, are ignored. */
function isTaken(link: () => void): boolean {
  try {
    link()
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST'
  }
}
