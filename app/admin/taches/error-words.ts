import type { JobErrorKind } from '@/lib/domain/jobs/job-error'

/** The explanation of an error, and what to do. */
export const ERROR_SENTENCES: Record<JobErrorKind, string> = {
  address: 'L’adresse ou le contenu de l’e-mail a été refusé. Vérifiez l’adresse avant de relancer.',
  credentials:
    'Le fournisseur refuse notre clé ou notre signature\u00a0: les réglages du serveur sont à vérifier.',
  database: 'La base de données n’a pas pu répondre.',
  limit: 'Le fournisseur limite le nombre d’envois. Attendez avant de relancer.',
  network: 'Le fournisseur n’a pas pu être joint.',
  outage: 'Le fournisseur est en panne. Relancez plus tard.',
  refused: 'Le fournisseur a refusé la demande.',
  stopped: 'La tâche durait trop longtemps et a été arrêtée.',
  timeout: 'Le fournisseur n’a pas répondu à temps.',
  unknown: 'Une erreur inattendue est survenue.',
}
