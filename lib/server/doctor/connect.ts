import { Client } from 'pg'
import { type Finding, fault } from './finding'

const TIMEOUT_MS = 8_000

/** A connection outside the pool, so that it works when the pool is full; a finding when connecting fails. */
export async function connect(connectionString: string): Promise<Client | Finding> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    return refusalOf((error ?? {}) as { code?: string })
  }
}

function refusalOf({ code = '' }: { code?: string }): Finding {
  if (code === '28P01' || code === '28000')
    return fault('Accès', 'La base refuse cet utilisateur ou son mot de passe.', 'Corrigez DATABASE_URL.')
  if (code === '3D000')
    return fault('Accès', 'Cette base n’existe pas.', 'Créez-la (createdb ostal), ou corrigez DATABASE_URL.')
  if (code === '53300')
    return fault(
      'Accès',
      'Toutes les connexions sont prises.',
      'Augmentez max_connections, ou arrêtez une instance.',
    )
  if (code === '57P03') return fault('Accès', 'La base démarre ou s’arrête.', 'Réessayez dans un instant.')
  return fault(
    'Accès',
    'La base ne répond pas à cette adresse.',
    'Vérifiez qu’elle tourne (systemctl status postgresql), et l’hôte et le port de DATABASE_URL.',
  )
}
