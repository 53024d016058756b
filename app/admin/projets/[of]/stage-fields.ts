/** The stages of a project, with their labels in the form. */
export const STAGE_FIELDS = [
  { stage: 'brief', label: 'Cadrage' },
  { stage: 'design', label: 'Maquettes' },
  { stage: 'build', label: 'Réalisation' },
  { stage: 'delivery', label: 'Livraison' },
] as const
