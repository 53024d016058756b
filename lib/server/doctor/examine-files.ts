import { inspectFileApp } from '../../providers/files/inspect-app'
import { type Finding, fault, ok, unreachable, warning } from './finding'

const EU_REGIONS = ['fra1', 'dub1']
const FULL = 0.95
const NEARLY_FULL = 0.8
const gigabytes = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** The app at UploadThing: its storage, its region, whether its files are private. */
export async function examineFiles(): Promise<Finding[]> {
  const inspected = await inspectFileApp()
  if (inspected.kind === 'bad-key')
    return [
      fault(
        'Jeton',
        'UploadThing refuse le jeton UPLOADTHING_TOKEN.',
        'UploadThing, API Keys\u00a0: copiez le jeton en entier.',
      ),
    ]
  if (inspected.kind === 'silent') return [unreachable('Accès', 'UploadThing')]
  const { used, limit, regions, isPublic } = inspected
  return [ofSpace(used, limit), ofPrivacy(isPublic), ofRegion(regions)]
}

function ofSpace(used: number, limit: number): Finding {
  const says = `${gigabytes.format(used / 1e9)}\u00a0Go occupés sur ${gigabytes.format(limit / 1e9)}\u00a0Go.`
  const todo = 'UploadThing, Billing\u00a0: prenez une offre plus grande, sinon les envois seront refusés.'
  if (used > limit * FULL) return fault('Espace', says, todo)
  return used > limit * NEARLY_FULL ? warning('Espace', says, todo) : ok('Espace', says)
}

function ofPrivacy(isPublic: boolean | null): Finding {
  const todo = 'UploadThing, Regions and ACL\u00a0: choisissez «\u00a0Private\u00a0» par défaut.'
  if (isPublic === null)
    return warning('Confidentialité', 'Aucun fichier encore\u00a0: rien ne montre s’ils sont privés.', todo)
  return isPublic
    ? fault('Confidentialité', 'Un fichier s’ouvre sans signature\u00a0: les fichiers sont publics.', todo)
    : ok('Confidentialité', 'Les fichiers sont privés.')
}

const ofRegion = (regions: string[]): Finding =>
  regions.every((region) => EU_REGIONS.includes(region))
    ? ok('Région', `Les fichiers sont dans l’Union européenne (${regions.join(', ')}).`)
    : warning(
        'Région',
        `La région ${regions.join(', ')} n’est pas de l’Union européenne.`,
        'UploadThing, Regions and ACL\u00a0: choisissez Francfort (fra1), puis copiez le nouveau jeton.',
      )
