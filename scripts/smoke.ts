import '../lib/server/forms/french-issues'
import { environmentFaults } from '../lib/env'
import { pool } from '../lib/server/database'
import { fillAbsent } from './smoke/fill-absent'
import { pageFiller } from './smoke/hosted-page'
import { isStandIn, keysOf } from './smoke/keys'
import { walkAccount, walkMail } from './smoke/steps/account'
import { walkAdministration } from './smoke/steps/administration'
import { walkDebits } from './smoke/steps/debits'
import { walkFile } from './smoke/steps/file'
import { walkParcel } from './smoke/steps/parcel'
import { walkSite } from './smoke/steps/site'
import { walkSubscription } from './smoke/steps/subscription'
import { Visitor } from './smoke/visitor'
import { Walk } from './smoke/walk'

/** `npm run smoke`: tests a running installation through its public API and pages. Exit code 1 if a step fails. */
const keys = keysOf(process.env)
fillAbsent(process.env)
const reason = refusalOf(process.env)
if (reason) {
  console.error(`✗ ${reason}`)
  process.exitCode = 1
} else {
  const { counts } = await walkAll(new Walk(console.log))
  console.log(`\n${counts['✓']} ✓  ${counts['–']} –  ${counts['✗']} ✗`)
  process.exitCode = counts['✗'] > 0 ? 1 : 0
  await pool().end()
}

/** The reason to run nothing: real money or real clients might be affected. */
function refusalOf(source: Record<string, string | undefined>): string | null {
  if (keys.stripe === 'live')
    return 'STRIPE_SECRET_KEY est une vraie clé\u00a0: ce parcours débite, il ne prend que des clés de test (OSTAL_REHEARSAL=1).'
  const faults = environmentFaults(source)
  return faults.length > 0 ? `La configuration n’est pas utilisable\u00a0:\n  ${faults.join('\n  ')}` : null
}

async function walkAll(walk: Walk): Promise<Walk> {
  const { PUBLIC_ORIGIN: origin = '', OSTAL_REHEARSAL } = process.env
  const standIn = isStandIn(process.env)
  if (standIn) console.log('Les partenaires sont les simulateurs de ce dépôt, pas les vrais.')
  const client = new Visitor(origin)
  await walkSite(walk, client, OSTAL_REHEARSAL === '1')
  const account = await walkAccount(walk, client)
  await walkMail(walk, { visitor: client, account, key: keys.mail })
  await walkFile(walk, { visitor: client, account, key: keys.files })
  await walkParcel(walk, keys.carrier)
  await walkDebits(walk, keys.stripe)
  const admin = keys.stripe === 'test' ? await walkAdministration(walk, origin) : undefined
  await walkSubscription(walk, { client, account, admin, fillPage: pageFiller(standIn), key: keys.stripe })
  return walk
}
