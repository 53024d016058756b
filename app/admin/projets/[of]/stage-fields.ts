/** The form's field names of a project's stages. */
export const STAGE_FIELDS = [
  { stage: 'brief', label: 'Cadrage' },
  { stage: 'design', label: 'Maquettes' },
  { stage: 'build', label: 'Réalisation' },
  { stage: 'delivery', label: 'Livraison' },
] as const
