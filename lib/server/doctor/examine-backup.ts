import type { Reader } from '@/db/client'
import { lastBackupAt } from '../backup/record-backup'
import { type Finding, fault, ok, warning } from './finding'

const HOUR_MS = 3_600_000
const LATE_HOURS = 26
const OLD_HOURS = 24 * 7

/** The age of the last backup. Having none is a fault for an installation with real clients' data. */
export async function examineBackup(db: Reader, now: Date, isOpenToPublic: boolean): Promise<Finding[]> {
  const at = await lastBackupAt(db)
  const todo = 'Lancez npm run backup -- <dossier> chaque nuit\u00a0: docs/go-live.md, Sauvegardes.'
  const found = isOpenToPublic ? fault : warning
  if (!at) return [found('Sauvegarde', 'Aucune sauvegarde n’a été faite.', todo)]
  const hours = Math.floor((now.getTime() - at.getTime()) / HOUR_MS)
  const says = `La dernière a ${hours < 48 ? `${hours}\u00a0h` : `${Math.floor(hours / 24)}\u00a0jours`}.`
  if (hours > OLD_HOURS) return [found('Sauvegarde', says, todo)]
  return [hours > LATE_HOURS ? warning('Sauvegarde', says, todo) : ok('Sauvegarde', says)]
}
