import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { expect, inject, test } from 'vitest'

const secret = () => randomBytes(32).toString('base64')
const SAMPLE_TEXTS = 'Sample texts are left'

const production = {
  NODE_ENV: 'production',
  OSTAL_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.ostal.fr',
  AUTH_SECRET: secret(),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: secret(),
  RESEND_API_KEY: `re_${secret()}`,
  RESEND_WEBHOOK_SECRET: `whsec_${secret()}`,
  RESEND_BASE_URL: 'https://api.resend.com',
  UPLOADTHING_TOKEN: Buffer.from(
    JSON.stringify({ apiKey: `sk_live_${secret()}`, appId: 'app1', regions: ['fra1'] }),
  ).toString('base64'),
  STRIPE_SECRET_KEY: `sk_live_${randomBytes(24).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('hex')}`,
  STRIPE_CONNECT_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('hex')}`,
  MAIL_FROM: 'Ostal <bonjour@ostal.fr>',
  MONDIALRELAY_ENSEIGNE: 'CC12ABCD',
  MONDIALRELAY_PRIVATE_KEY: 'k9Q2xP7r',
  MONDIALRELAY_WEBHOOK_SECRET: secret(),
  MONDIALRELAY_API2_LOGIN: 'CC12ABCD@business-api.mondialrelay.com',
  MONDIALRELAY_API2_PASSWORD: 'm4Tz9WqL',
  RATE_LIMIT_SCALE: '1',
  TRUSTED_PROXY_HOPS: '0',
}

/** Starts the product; returns its exit code and output. `onOutput` gets the output so far on each new part. */
async function start(
  env: Record<string, string>,
  onOutput: (output: string) => void = () => {},
): Promise<{ code: number; output: string }> {
  const product = spawn(process.execPath, ['.next/server.mjs'], {
    env: { PATH: process.env.PATH, PORT: '0', ...env } as unknown as NodeJS.ProcessEnv,
  })
  let output = ''
  for (const stream of [product.stdout, product.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      onOutput(output)
    })
  const killTimer = setTimeout(() => product.kill('SIGKILL'), 40_000)
  const [code] = await once(product, 'close')
  clearTimeout(killTimer)
  return { code, output }
}

test('production does not start on a database with sample accounts, and names the sample texts', async () => {
  const { code, output } = await start({ ...production, DATABASE_URL: inject('databaseUrl') })
  expect(code).toBe(1)
  expect(output).toContain('The database holds sample accounts')
  const warnings = output.split('\n').filter((line) => line.includes(SAMPLE_TEXTS))
  const left = new Map(warnings.map((line) => JSON.parse(line)).map(({ file, left }) => [file, left]))
  expect(left.get('content/brand.ts')).toEqual(
    expect.arrayContaining([
      'brand.email',
      'brand.phone',
      'brand.address',
      'company.legalName',
      'company.host',
    ]),
  )
  expect(left.get('content/testimonials.ts')).toEqual(['Claire Vidal', 'Mehdi Roussel', 'Inès Ferrand'])
  expect(left.get('content/examples.ts')).toContain('restaurants')
})

test('the product waits for a database that is not up yet', async () => {
  const url = new URL(inject('databaseUrl'))
  const database = { port: Number(url.port), host: url.hostname }
  const proxy = createServer((client) => {
    const server = connect(database)
    client.pipe(server).pipe(client)
    for (const socket of [client, server]) socket.on('error', () => client.destroy())
  })
  const port = await freePort()
  url.host = `127.0.0.1:${port}`
  const { code, output } = await start({ ...production, DATABASE_URL: url.href }, (words) => {
    if (words.includes('cannot be reached yet') && !proxy.listening) proxy.listen(port, '127.0.0.1')
  })
  proxy.close()
  expect(code).toBe(1)
  expect(output).toContain('The database holds sample accounts')
})

/** A port that refuses connections until something listens on it. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

test('the product does not start on a database without its migrations', async () => {
  const url = new URL(inject('databaseUrl'))
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  await admin.query('drop database if exists ostal_empty')
  await admin.query('create database ostal_empty')
  url.pathname = '/ostal_empty'
  const { code, output } = await start({ ...production, DATABASE_URL: url.href })
  const relaxed = await start({ ...production, DATABASE_URL: url.href, OSTAL_ENV: 'demo' })
  // A pooler keeps its connections.
  await admin.query('drop database ostal_empty with (force)')
  await admin.end()
  expect(code).toBe(1)
  expect(output).toContain('The database lacks migrations')
  // The log shows checks that were relaxed by mistake.
  expect(relaxed.output).toContain('"OSTAL_ENV":"demo"')
  expect(relaxed.output).not.toContain(SAMPLE_TEXTS)
  expect(output).not.toContain('This is no production')
})

test('the product lists all configuration errors at once and shows no value', async () => {
  const { code, output } = await start({
    ...production,
    AUTH_SECRET: 'kurz',
    PUBLIC_ORIGIN: 'ftp://x',
    DATABASE_URL: '',
  })
  expect(code).toBe(1)
  for (const name of ['AUTH_SECRET', 'PUBLIC_ORIGIN', 'DATABASE_URL']) expect(output).toContain(name)
  // Including the framework's and Node's messages, and the reason for not starting.
  for (const line of output.trim().split('\n')) expect(JSON.parse(line).level).toBeGreaterThan(0)
  expect(output).not.toContain('kurz')
})
