/** « de » is elided before a vowel, and before y only when a consonant follows it. */
const ELIDED = /^([aeiouâàäéèêëîïôöùûüœæ]|y[^aeiouâàäéèêëîïôöùûü])/i

/** « de Léa », « d’Élise ». */
export const withDe = (name: string): string => (ELIDED.test(name) ? `d’${name}` : `de ${name}`)
