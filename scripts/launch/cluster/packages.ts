import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NotRun } from '../drills/drill'
import { dataFolder } from '../folders'

/** Debian 12 packages, with the dependencies that a small installation may lack. */
const PACKAGES = [
  ...['etcd-server', 'patroni', 'haproxy', 'pgbouncer', 'postgresql-15', 'postgresql-client-15'],
  ...['python3.11-minimal', 'libpython3.11-minimal', 'libpython3.11-stdlib', 'python3-psycopg2'],
  ...['python3-etcd', 'python3-yaml', 'python3-dateutil', 'python3-click', 'python3-prettytable'],
  ...['python3-psutil', 'python3-urllib3', 'python3-six', 'python3-dnspython', 'python3-cdiff'],
  ...['python3-wcwidth', 'libopentracing-c-wrapper0', 'libopentracing1', 'liblua5.3-0', 'libyaml-0-2'],
  ...['libevent-2.1-7', 'libc-ares2', 'libpq5', 'libicu72', 'libxml2', 'libldap-2.5-0', 'libsasl2-2'],
]

export type Programs = {
  etcd: string
  haproxy: string
  pgbouncer: string
  python: string
  postgres: string
  env: Record<string, string>
}

/** Downloads and unpacks the packages below `.data/cluster/packages`, once. Throws NotRun where the system is not Debian 12. */
export function unpackPrograms(): Programs {
  if (!isDebian12()) throw new NotRun('this system is not Debian 12, whose packages the cluster is made of')
  const into = dataFolder('cluster', 'packages')
  const stamp = join(into, 'unpacked')
  const wanted = PACKAGES.join(' ')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    rmSync(into, { recursive: true, force: true })
    const files = dataFolder('cluster', 'packages', 'files')
    download(files)
    for (const file of readdirSync(files).filter((name) => name.endsWith('.deb')))
      execFileSync('dpkg', ['-x', join(files, file), into])
    rmSync(files, { recursive: true })
    writeFileSync(stamp, wanted)
  }
  return {
    etcd: join(into, 'usr/bin/etcd'),
    haproxy: join(into, 'usr/sbin/haproxy'),
    pgbouncer: join(into, 'usr/sbin/pgbouncer'),
    python: join(into, 'usr/bin/python3.11'),
    postgres: join(into, 'usr/lib/postgresql/15/bin'),
    env: {
      LD_LIBRARY_PATH: ['usr/lib', 'lib'].map((name) => join(into, name, 'x86_64-linux-gnu')).join(':'),
      PYTHONPATH: join(into, 'usr/lib/python3/dist-packages'),
      PYTHONDONTWRITEBYTECODE: '1',
    },
  }
}

const isDebian12 = () =>
  process.arch === 'x64' &&
  existsSync('/etc/debian_version') &&
  readFileSync('/etc/debian_version', 'utf8').startsWith('12.')

/** Root uses apt's own configuration; other users need their own folder for lists and cache. */
function download(into: string) {
  const options = process.getuid?.() === 0 ? [] : ownState()
  const apt = (...args: string[]) =>
    execFileSync('apt-get', [...options, '-qq', ...args], { cwd: into, stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    apt('download', ...PACKAGES)
  } catch {
    // The lists are missing, or older than the archive.
    apt('update')
    apt('download', ...PACKAGES)
  }
}

function ownState(): string[] {
  const state = dataFolder('cluster', 'apt')
  for (const folder of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(state, folder), { recursive: true })
  return [
    ...['-o', `Dir::State=${state}`, '-o', `Dir::State::lists=${state}/lists`],
    ...['-o', `Dir::Cache=${state}/cache`, '-o', 'Dir::State::status=/var/lib/dpkg/status'],
  ]
}
