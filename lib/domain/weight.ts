/** Grams as people say them: `850 g`, `1,2 kg`. */
export const formatWeight = (grams: number): string =>
  grams < 1_000 ? `${grams}\u00a0g` : `${(grams / 1_000).toLocaleString('fr-FR')}\u00a0kg`
