import { Client } from 'pg'
import { type Environment, readEnvironment } from '../../env'
import { connect } from './connect'
import { examineCarrier } from './examine-carrier'
import { examineConfiguration } from './examine-configuration'
import { examineContent } from './examine-content'
import { examineDatabase } from './examine-database'
import { examineFiles } from './examine-files'
import { examineMail } from './examine-mail'
import { examineStripe } from './examine-stripe'
import { type Examination, type Finding, warning } from './finding'

type Source = Record<string, string | undefined>

/** Checks the whole installation. Changes nothing, here or at a vendor. */
export async function examine(source: Source): Promise<Examination[]> {
  const configuration = { part: 'Configuration', findings: examineConfiguration(source) }
  if (configuration.findings.some(({ state }) => state === 'fault')) return [configuration, NOT_EXAMINED]
  const environment = readEnvironment(source)
  const [inside, stripe, carrier, mail, files] = await Promise.all([
    examineInside(environment),
    examineStripe(
      `${environment.PUBLIC_ORIGIN}/api/stripe/webhook`,
      environment.STRIPE_THIN_WEBHOOK_SECRET !== undefined,
    ),
    examineCarrier(),
    examineMail(),
    examineFiles(),
  ])
  return [
    configuration,
    ...inside,
    { part: 'Stripe', findings: stripe },
    { part: 'Mondial Relay', findings: carrier },
    { part: 'Resend', findings: mail },
    { part: 'UploadThing', findings: files },
    { part: 'Contenus', findings: examineContent(isOpenToPublic(environment)) },
  ]
}

const NOT_EXAMINED: Examination = {
  part: 'Suite',
  findings: [
    warning(
      'Base et partenaires',
      'Rien d’autre n’a été vérifié.',
      'Corrigez la configuration, puis relancez npm run doctor.',
    ),
  ],
}

async function examineInside(environment: Environment): Promise<Examination[]> {
  const client = await connect(environment.DATABASE_URL)
  if (!(client instanceof Client)) return [{ part: 'Base de données', findings: [client] }]
  try {
    const { database, clock, jobs, backup } = await examineDatabase(client, {
      isProduction: environment.OSTAL_ENV === 'production',
      isOpenToPublic: isOpenToPublic(environment),
      poolSize: environment.DATABASE_POOL_SIZE,
      statements: environment.DATABASE_STATEMENTS,
      port: Number(new URL(environment.DATABASE_URL).port || 5432),
    })
    return [
      { part: 'Base de données', findings: database },
      { part: 'Horloge', findings: clock },
      { part: 'Tâches', findings: jobs },
      { part: 'Sauvegardes', findings: backup },
    ]
  } finally {
    await client.end()
  }
}

/** A rehearsal only gets a warning for what it lacks by its nature. */
const isOpenToPublic = ({ OSTAL_ENV, OSTAL_REHEARSAL }: Environment): boolean =>
  OSTAL_ENV === 'production' && !OSTAL_REHEARSAL

export const hasFault = (examinations: Examination[]): boolean =>
  examinations.some(({ findings }: { findings: Finding[] }) =>
    findings.some(({ state }) => state === 'fault'),
  )
