import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import type { Statements } from '@/db/client'
import journal from '@/db/migrations/meta/_journal.json'
import { examineBackup } from './examine-backup'
import { examineClock } from './examine-clock'
import { examineJobs } from './examine-jobs'
import { examinePooler } from './examine-pooler'
import { type Finding, fault, ok, warning } from './finding'

const OLDEST = 15

type Answered = {
  version: number
  encoding: string
  is_read_only: boolean
  may_create: boolean
  unreadable: string[]
  was_migrated: boolean
  connections: number
  at: Date
}

type Asked = {
  isProduction: boolean
  isOpenToPublic: boolean
  poolSize: number
  statements: Statements
  port: number
}

/** The database's version, settings and permissions. One connection, and no statement that writes. */
export async function examineDatabase(
  client: Client,
  { isProduction, isOpenToPublic, poolSize, statements, port }: Asked,
): Promise<Record<'database' | 'clock' | 'jobs' | 'backup', Finding[]>> {
  const { rows } = await client.query<Answered>(QUESTION)
  const [answered] = rows
  if (!answered) throw new Error('The database answered nothing')
  const now = new Date()
  const { migrations, isComplete } = ofMigrations(answered.was_migrated ? await countMigrations(client) : 0)
  const facts = isComplete ? await readFacts(client) : null
  const db = drizzle({ client, casing: 'snake_case' })
  return {
    database: [
      ofVersion(answered.version),
      ...(answered.encoding === 'UTF8' ? [] : [ENCODING]),
      ...(answered.is_read_only ? [READ_ONLY] : []),
      ofRights(answered),
      migrations,
      ofConnections(answered.connections, poolSize),
      ...(await examinePooler(client, { statements, port })),
      ...(facts ? ofAccounts(facts, isProduction) : []),
    ],
    clock: [examineClock(answered.at, now)],
    jobs: isComplete ? await examineJobs(db) : [],
    backup: isComplete ? await examineBackup(db, now, isOpenToPublic) : [],
  }
}

const QUESTION = `
  select current_setting('server_version_num')::int / 10000 as version,
    pg_encoding_to_char(encoding) as encoding,
    current_setting('transaction_read_only') = 'on' as is_read_only,
    has_database_privilege(current_database(), 'create') as may_create,
    array(select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname in ('public', 'pgboss')
        and not (select bool_and(has_table_privilege(format('%I.%I', schemaname, tablename), what))
          from unnest(array['select', 'insert', 'update', 'delete']) as what)
      order by 1) as unreadable,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
    to_regclass('drizzle.__drizzle_migrations') is not null as was_migrated,
    clock_timestamp() as at
  from pg_database where datname = current_database()`

async function countMigrations(client: Client): Promise<number> {
  const { rows } = await client.query<{ applied: number }>(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  )
  return rows[0]?.applied ?? 0
}

async function readFacts(client: Client): Promise<{ admins: number; samples: number }> {
  const { rows } = await client.query<{ admins: number; samples: number }>(
    `select count(*) filter (where role = 'ADMIN')::int as admins,
       count(*) filter (where is_sample)::int as samples from users`,
  )
  return rows[0] ?? { admins: 0, samples: 0 }
}

const ofVersion = (version: number): Finding =>
  version >= OLDEST
    ? ok('Version', `PostgreSQL ${version}.`)
    : fault(
        'Version',
        `PostgreSQL ${version} est trop ancien.`,
        `Installez PostgreSQL ${OLDEST} ou plus récent.`,
      )

const ENCODING = fault(
  'Encodage',
  'La base n’est pas en UTF-8.',
  'Créez-la à nouveau\u00a0: createdb --encoding=UTF8 --template=template0.',
)

const READ_ONLY = fault(
  'Écriture',
  'La base est en lecture seule\u00a0: c’est une réplique, ou default_transaction_read_only est actif.',
  'Faites pointer DATABASE_URL sur le serveur principal.',
)

function ofRights({ may_create, unreadable }: Answered): Finding {
  if (unreadable.length > 0)
    return fault(
      'Droits',
      `L’utilisateur ne peut pas écrire dans ${unreadable.slice(0, 3).join(', ')}${unreadable.length > 3 ? '…' : ''}.`,
      'Donnez-lui la base\u00a0: alter database … owner to …, et les tables de même.',
    )
  return may_create
    ? ok('Droits', 'L’utilisateur lit, écrit et crée.')
    : fault(
        'Droits',
        'L’utilisateur ne peut rien créer dans la base\u00a0: npm run migrate échouera.',
        'grant create on database … to …',
      )
}

function ofMigrations(applied: number): { migrations: Finding; isComplete: boolean } {
  const known = journal.entries.length
  if (applied === known)
    return { migrations: ok('Migrations', `Les ${known} sont appliquées.`), isComplete: true }
  if (applied < known)
    return {
      migrations: fault(
        'Migrations',
        `Il en manque ${known - applied} sur ${known}.`,
        'Lancez npm run migrate.',
      ),
      isComplete: false,
    }
  return {
    migrations: fault(
      'Migrations',
      'La base est plus récente que cette version du produit.',
      'Installez la version qui a migré la base.',
    ),
    isComplete: true,
  }
}

/** An instance opens its pool, and a few connections for jobs. */
const FOR_JOBS = 3

const ofConnections = (connections: number, poolSize: number): Finding =>
  connections >= 2 * (poolSize + FOR_JOBS)
    ? ok('Connexions', `La base en accepte ${connections}, une instance en prend ${poolSize + FOR_JOBS}.`)
    : warning(
        'Connexions',
        `La base n’en accepte que ${connections}, une instance en prend ${poolSize + FOR_JOBS}.`,
        'Augmentez max_connections, ou réduisez DATABASE_POOL_SIZE\u00a0: une mise à jour fait tourner deux instances.',
      )

function ofAccounts(
  { admins, samples }: { admins: number; samples: number },
  isProduction: boolean,
): Finding[] {
  return [
    admins > 0
      ? ok('Administrateur', 'Il y en a un au moins.')
      : fault('Administrateur', 'Personne n’administre le site.', 'Lancez npm run create-admin -- <e-mail>.'),
    ...(isProduction && samples > 0
      ? [
          fault(
            'Comptes d’exemple',
            `La base contient ${samples} comptes dont le mot de passe est public.`,
            'Partez d’une base vide.',
          ),
        ]
      : []),
  ]
}
