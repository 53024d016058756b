import { setTimeout as sleep } from 'node:timers/promises'
import type { Closing } from '../closing'
import { Halt } from '../halt'
import type { Account } from '../postgres/account'
import { Daemon, ownFolder } from './daemon'
import type { Programs } from './packages'

export type EtcdNode = { daemon: Daemon; clientPort: number }

/** Starts three etcd members on loopback, which hold an election after a second without a leader. */
export async function startEtcd(
  programs: Programs,
  { as, closing, freePort }: { as: Account | undefined; closing: Closing; freePort: () => Promise<number> },
): Promise<EtcdNode[]> {
  const members: { name: string; client: number; peer: number }[] = []
  for (const name of ['etcd-1', 'etcd-2', 'etcd-3'])
    members.push({ name, client: await freePort(), peer: await freePort() })
  const url = (port: number) => `http://127.0.0.1:${port}`
  const everyone = members.map(({ name, peer }) => `${name}=${url(peer)}`).join(',')
  const nodes = members.map(({ name, client, peer }) => {
    const folder = ownFolder(as, name)
    const daemon = new Daemon(
      {
        name,
        command: [
          ...[
            programs.etcd,
            `--name=${name}`,
            `--data-dir=${folder}/data`,
            '--log-level=warn',
            '--logger=zap',
          ],
          ...[`--listen-client-urls=${url(client)}`, `--advertise-client-urls=${url(client)}`],
          ...[`--listen-peer-urls=${url(peer)}`, `--initial-advertise-peer-urls=${url(peer)}`],
          ...[`--initial-cluster=${everyone}`, '--initial-cluster-state=new'],
        ],
        env: programs.env,
        cwd: folder,
        as,
      },
      closing,
    )
    daemon.start()
    return { daemon, clientPort: client }
  })
  await waitUntilDecided(nodes)
  return nodes
}

const ELECTION_MS = 30_000

/** Patroni gives up where the members have not yet agreed on the version that they speak. */
async function waitUntilDecided(nodes: EtcdNode[]) {
  const deadline = Date.now() + ELECTION_MS
  for (const node of nodes) {
    while (!(await hasDecided(node))) {
      if (Date.now() > deadline) throw new Halt(`etcd did not form. Its log: ${node.daemon.log}`)
      await sleep(100)
    }
  }
}

const hasDecided = ({ clientPort }: EtcdNode): Promise<boolean> =>
  fetch(`http://127.0.0.1:${clientPort}/version`, { signal: AbortSignal.timeout(1_000) }).then(
    async (answer) => /^\d/.test(((await answer.json()) as { etcdcluster: string }).etcdcluster),
    () => false,
  )

/** The leader. */
export async function etcdLeader(nodes: EtcdNode[]): Promise<EtcdNode> {
  for (const node of nodes) {
    const status = await etcdStatus(node)
    if (status?.leader && status.leader === status.header.member_id) return node
  }
  throw new Error('etcd has no leader')
}

type Status = { leader?: string; header: { member_id: string } }

async function etcdStatus({ clientPort }: EtcdNode): Promise<Status | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${clientPort}/v3/maintenance/status`, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(1_000),
    })
    return (await answer.json()) as Status
  } catch {
    return undefined
  }
}
