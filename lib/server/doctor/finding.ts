/** `fault`: something does not work. `warning`: works, or could not be checked; a person should look. */
export type FindingState = 'ok' | 'warning' | 'fault'

export type Finding = {
  state: FindingState
  /** The subject of the check, such as `Migrations`. */
  about: string
  /** In French, one sentence. */
  says: string
  /** What the operator should do; null when there is nothing to do. */
  todo: string | null
}

/** The findings of one part of the installation, such as Stripe. */
export type Examination = { part: string; findings: Finding[] }

export const ok = (about: string, says: string): Finding => ({ state: 'ok', about, says, todo: null })

export const warning = (about: string, says: string, todo: string): Finding => ({
  state: 'warning',
  about,
  says,
  todo,
})

export const fault = (about: string, says: string, todo: string): Finding => ({
  state: 'fault',
  about,
  says,
  todo,
})

/** A vendor that gives no usable answer within the time limit. */
export const unreachable = (about: string, vendor: string): Finding =>
  fault(
    about,
    `${vendor} ne répond pas.`,
    `Vérifiez que ce serveur peut sortir vers ${vendor}, puis la page d’état de ${vendor}.`,
  )
