export const TICKET_TYPES = ['Nouveau site', 'Mise à jour', 'Bug', 'Suggestion'] as const
export type TicketType = (typeof TICKET_TYPES)[number]

export const MESSAGE_MAX = 10_000

export const TICKET_FILES_MAX = 10
export const TICKET_FILE_MAX_BYTES = 10 * 1024 * 1024
export const TOO_MANY_FILES = `Une demande compte ${TICKET_FILES_MAX} fichiers au plus.`
export const TOO_MANY_MESSAGE_FILES = `Un message compte ${TICKET_FILES_MAX} fichiers au plus.`

/** To a person who wrote while another answered. */
export const ANSWERED_SINCE = 'Une réponse est arrivée entre-temps. L’envoyer quand même ?'
