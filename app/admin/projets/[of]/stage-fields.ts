/** The stages of a project as its form names them. */
export const STAGE_FIELDS = [
  { stage: 'brief', label: 'Cadrage' },
  { stage: 'design', label: 'Maquettes' },
  { stage: 'build', label: 'Réalisation' },
  { stage: 'delivery', label: 'Livraison' },
] as const
