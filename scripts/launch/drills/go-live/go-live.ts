import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'
import { SAMPLE_COMPANY } from '../../../../db/seed/company-facts'
import type { Print } from '../../checks/run-checks'
import type { Closing } from '../../closing'
import { dataFolder, root } from '../../folders'
import { secrets as keptSecrets } from '../../secrets'
import { startSimulators } from '../../simulators'
import { type DebianPostgres, startDebianPostgres } from '../debian-postgres'
import { type Drill, NotRun, type Ran } from '../drill'
import {
  bareEnvironment,
  nameOf,
  runOrThrow,
  type Stranger,
  secondsSince,
  start,
  strangerOf,
} from '../stranger'
import { readEnvironmentFile, writeEnvironment } from './environment-file'
import { shellLines } from './guide'
import { startHttps } from './https'
import { Server } from './server'
import { readUnit, type ServiceUnit } from './service-unit'

const AREA = 'drills/go-live'
const OPERATOR = 10_002
const PROXY = 10_003
const READY_MS = 60_000
const GUIDE = 'docs/go-live.md'

export const goLiveDrill: Drill = { part: 'Go live', run: goLive }

type Figures = Ran['figures']

/** Follows docs/go-live.md on a server made of folders: a production rehearsal with Caddy, Debian's PostgreSQL and simulators. */
async function goLive(print: Print, closing: Closing): Promise<Ran> {
  const how = { print, closing }
  const stranger = strangerOf(OPERATOR)
  // An earlier run's simulators store idempotency keys made from its database's ids.
  rmSync(dataFolder(AREA), { recursive: true, force: true })
  const into = mkdtempSync('/var/tmp/ostal-go-live-')
  closing.add(() => rmSync(into, { recursive: true, force: true, maxRetries: 5 }))
  chmodSync(into, 0o755)
  const [repository, commit] = await bareRepository(into, closing)
  const guide = readFileSync(join(root, GUIDE), 'utf8')

  const port = await getPort()
  const vendorsPort = await getPort()
  const https = await startHttps(
    into,
    { product: port, vendors: vendorsPort },
    { closing, as: strangerOf(PROXY) },
  )
  const secrets = keptSecrets()
  const behind = { address: https.vendors, port: vendorsPort, authority: https.authority }
  const vendors = await startSimulators({ area: AREA, secrets, closing, ostal: https.site, behind })

  const postgres = await startDebianPostgres(into, { hostAccess: 'scram-sha-256', ...how })
  const server = new Server({ into, stranger, repository, print, closing })
  const databaseUrl = await makeDatabase(guide, postgres, how)
  for (const line of shellLines(guide, '4. Secrets').filter((text) => text.startsWith('install ')))
    await server.run(line)
  server.write(
    '/etc/ostal/env',
    writeEnvironment({
      ...{ OSTAL_ENV: 'production', OSTAL_REHEARSAL: '1', DATABASE_URL: databaseUrl },
      ...{ PUBLIC_ORIGIN: https.site, TRUSTED_PROXY_HOPS: '1', MAIL_FROM: 'Ostal <bonjour@ostal.example>' },
      COMPANY_FACTS: JSON.stringify(SAMPLE_COMPANY),
      ...vendors.env,
      ...freshSecrets(guide),
      NODE_EXTRA_CA_CERTS: https.authority,
    }),
  )
  const { figures, product, unit } = await firstStart(guide, { server, port, stranger, print, closing })
  return {
    ran: `${GUIDE}, sections 2, 4 and 7, at ${commit} as ${nameOf(stranger)}: PostgreSQL ${postgres.version} of Debian, Caddy with its own authority, OSTAL_ENV=production with OSTAL_REHEARSAL=1, the vendors’ stand-ins behind https`,
    figures: { ...figures, stopSeconds: await stop(product, unit) },
    why: `Not run: Node of NodeSource (this is ${process.versions.node}), useradd, systemd (its unit was read and done as it says), the real vendors`,
  }
}

/** The repository that the server clones: the last commit. */
async function bareRepository(into: string, closing: Closing): Promise<[string, string]> {
  if (!existsSync(join(root, '.git'))) throw new NotRun('there is no history to clone')
  const repository = join(into, 'repository.git')
  const place = { cwd: root, env: bareEnvironment(into), as: undefined }
  const safe = ['-c', `safe.directory=${root}`]
  await runOrThrow(
    ['git', ...safe, 'clone', '--quiet', '--bare', '--depth=1', `file://${root}`, repository],
    place,
    { closing },
  )
  const stranger = strangerOf(OPERATOR)
  if (stranger)
    await runOrThrow(['chown', '-R', `${stranger.uid}:${stranger.gid}`, repository], place, { closing })
  const { output } = await runOrThrow(['git', ...safe, 'rev-parse', '--short', 'HEAD'], place, { closing })
  return [repository, output.trim()]
}

/** Runs the two lines of section 2 that create the user and the database. */
async function makeDatabase(
  guide: string,
  { port, place }: DebianPostgres,
  how: { print: Print; closing: Closing },
): Promise<string> {
  const password = randomBytes(18).toString('hex')
  const lines = shellLines(guide, '2. Server').filter((line) => line.startsWith('sudo -u postgres '))
  if (lines.length !== 2) throw new Error(`${GUIDE} makes no user and database in section 2`)
  for (const line of lines) {
    how.print(`$ ${line}`)
    const command = line.replace('sudo -u postgres ', '').split(' ')
    // It reads the password from the terminal, or from standard input if there is no terminal.
    await runOrThrow(['setsid', '--wait', ...command], place, { ...how, input: `${password}\n${password}\n` })
  }
  return `postgres://ostal:${password}@127.0.0.1:${port}/ostal`
}

/** Generates the secrets of section 4: `openssl …     # NAME, …` */
function freshSecrets(guide: string): Record<string, string> {
  const lines = [...guide.matchAll(/^(openssl rand -base64 \d+)\s+# (\w+)/gm)]
  if (lines.length < 3) throw new Error(`${GUIDE} draws no secrets in section 4`)
  return Object.fromEntries(
    lines.map(([, command = '', name = '']) => {
      const [program = '', ...args] = command.split(' ')
      return [name, execFileSync(program, args, { encoding: 'utf8' }).trim()]
    }),
  )
}

type Product = ReturnType<typeof start>
type Starting = { server: Server; port: number; stranger: Stranger; print: Print; closing: Closing }

/** Runs section 7 line by line. */
async function firstStart(guide: string, { server, port, stranger, print, closing }: Starting) {
  const password = `essai ${randomBytes(12).toString('base64url')}`
  const figures: Figures = {}
  let running: Awaited<ReturnType<typeof startUnit>> | undefined
  for (const line of shellLines(guide, '7. First start')) {
    if (line.includes('create-admin')) {
      await server.run(`${line} --first-name Marie --last-name Exemple`, `${password}\n`)
    } else if (line.startsWith('systemctl enable --now')) {
      const started = Date.now()
      running = await startUnit({ server, port, stranger, print, closing })
      figures.readySeconds = secondsSince(started)
    } else {
      const { seconds, output } = await server.run(line)
      const command = /npm (?:run )?(install|build|migrate|backup|doctor|smoke)/.exec(line)?.[1]
      if (command) figures[`${command}Seconds`] = seconds
      const [, counts] = /^(\d+ ✓ .*)$/m.exec(output) ?? []
      if (counts && command) figures[command] = counts.replace(/\s+/g, ' ')
    }
  }
  if (!running) throw new Error(`${GUIDE} starts nothing in section 7`)
  return { figures, ...running }
}

/** Does what systemd would do with the unit that the guide installed. */
async function startUnit({ server, port, stranger, closing }: Starting) {
  const file = server.path('/etc/systemd/system/ostal.service')
  const unit = readUnit(readFileSync(file, 'utf8'))
  const given = readEnvironmentFile(readFileSync(server.path(unit.environmentFile), 'utf8'))
  const [node = '', ...args] = unit.command
  const product = start(
    [node.endsWith('/node') ? process.execPath : node, ...args],
    {
      cwd: server.path(unit.folder),
      env: {
        ...bareEnvironment(server.path('/opt/ostal')),
        ...given,
        ...unit.environment,
        PORT: String(port),
      },
      as: stranger,
    },
    closing,
  )
  const deadline = Date.now() + READY_MS
  while (!(await isHealthy(port))) {
    if (product.child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The product did not become ready:\n${product.tail()}`)
    await delay(200)
  }
  return { product, unit }
}

const isHealthy = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

async function stop(product: Product, { stopSignal, stopSeconds }: ServiceUnit): Promise<number> {
  const asked = Date.now()
  product.child.kill(stopSignal)
  const ended = once(product.child, 'exit').then(([code]) => code)
  const code = await Promise.race([ended, delay(stopSeconds * 1_000, 'late', { ref: false })])
  if (code !== 0) throw new Error(`After SIGTERM the product ended with ${code}:\n${product.tail()}`)
  return secondsSince(asked)
}
