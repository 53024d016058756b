import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'
import { findProgram } from '../../checks/other-browsers'
import type { Closing } from '../../closing'
import { root } from '../../folders'
import { NotRun } from '../drill'
import { bareEnvironment, run, type Stranger, start } from '../stranger'

/** Both sites behind Caddy, and the certificate file of their authority. */
export type Https = { site: string; vendors: string; authority: string }

const READY_MS = 20_000

/** Starts Caddy with the guide's Caddyfile for the product and a second site for the simulators. Its internal authority signs
 *  certificates for this machine's names. */
export async function startHttps(
  into: string,
  upstreams: { product: number; vendors: number },
  { closing, as }: { closing: Closing; as: Stranger },
): Promise<Https> {
  const caddy = findProgram('caddy')
  if (!caddy) throw new NotRun('Caddy is not installed: apt-get install caddy')
  const folder = join(into, 'caddy')
  mkdirSync(folder)
  const [site, vendors] = [`https://localhost:${await getPort()}`, `https://127.0.0.1:${await getPort()}`]
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, caddyfile(await getPort(), vendors, upstreams.vendors))
  if (as) chownSync(folder, as.uid, as.gid)
  const place = {
    cwd: folder,
    env: {
      ...bareEnvironment(folder),
      ...{ XDG_DATA_HOME: folder, SITE: site, UPSTREAM: `127.0.0.1:${upstreams.product}` },
    },
    as,
  }
  const validated = await run([caddy, 'validate', '--config', file, '--adapter', 'caddyfile'], place, {
    closing,
  })
  if (validated.code !== 0) throw new Error(`caddy validate: ${validated.output}`)
  const proxy = start([caddy, 'run', '--config', file, '--adapter', 'caddyfile'], place, closing)
  const made = join(folder, 'caddy/pki/authorities/local/root.crt')
  const deadline = Date.now() + READY_MS
  while (!existsSync(made)) {
    if (proxy.child.exitCode !== null || Date.now() > deadline)
      throw new Error(`Caddy did not start:\n${proxy.tail()}`)
    await delay(100)
  }
  const authority = join(into, 'authority.crt')
  copyFileSync(made, authority)
  chmodSync(authority, 0o644)
  return { site, vendors, authority }
}

/** The guide's Caddyfile, changed for a shared machine: no port 80, no admin endpoint, no system-wide trust. */
function caddyfile(plainPort: number, vendors: string, port: number): string {
  const guide = readFileSync(join(root, 'docs/go-live/Caddyfile'), 'utf8')
  const own = `{\n\thttp_port ${plainPort}\n\tadmin off\n\tskip_install_trust\n`
  const changed = guide.replace(/^\{\n/m, own)
  if (changed === guide) throw new Error('docs/go-live/Caddyfile begins with no global options')
  return `${changed}\n${vendors} {\n\ttls internal\n\treverse_proxy 127.0.0.1:${port}\n}\n`
}
