import { isIP } from 'node:net'
import { env } from '../../env'

const WEB_PORTS = new Set(['', '80', '443'])
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i

/** Why webhooks are never sent to this URL, in French; null when they may be. The addresses that its name resolves to are checked
 *  at each connection: `deliverWebhook`. */
export function addressFault(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) return 'L’adresse commence par https:// ou http://.'
  if (url.username || url.password) return 'L’adresse ne peut pas contenir d’identifiant ni de mot de passe.'
  if (env().WEBHOOK_ALLOW_PRIVATE) return null
  if (!WEB_PORTS.has(url.port)) return 'Seuls les ports 80 et 443 sont acceptés.'
  if (LOCAL_NAME.test(url.hostname)) return 'Cette adresse n’est pas joignable depuis internet.'
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) return 'Indiquez un nom de domaine, et non une adresse IP.'
  return null
}
