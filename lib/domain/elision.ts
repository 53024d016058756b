/** A vowel, except in words whose first sound is a consonant: onze, oui, ouistiti, uhlan, yaourt. */
const VOWEL = /^([aeiouâàäéèêëîïôöùûüœæ]|y[^aeiouâàäéèêëîïôöùûü])/i
const CONSONANT_SOUND = /^(onz|oui(?!e)|uhlan|ululer)/i

/** The beginnings of words with a mute h (Hélène, hôtel, huile). Every other h is aspirated (hameau, héros, Houria). */
const MUTE_H = new RegExp(
  `^h(${[
    'ab',
    'a(leine|lluc|log|lt[eè]r|meç|rmon)',
    '[eéèê](?!aume|nn|r(is|n|on|os(?![a-zï])|s)|t|urt)',
    'i(?!bou|d|ér|pp?(ie|[ -]?hop)|ss|t)',
    'o(m(?!a)|n(?!f|g|t)|r(?!s)|s|t(?!t|-)|ô)',
    'ô',
    'ui(l|s|t?tr)',
    'u(b(?!lot)|gue[st]|m)',
    'y',
  ].join('|')})`,
  'i',
)

const isElided = (word: string): boolean =>
  (VOWEL.test(word) && !CONSONANT_SOUND.test(word)) || MUTE_H.test(word)

/** « de Léa », « d’Élise », « d’Hélène », « de Houria ». */
export const withDe = (name: string): string => (isElided(name) ? `d’${name}` : `de ${name}`)

/** « que Léa », « qu’Élise »; « parce que » and « lorsque » end alike. */
export const withQue = (name: string): string => (isElided(name) ? `qu’${name}` : `que ${name}`)
