/** The version of an entry: changes with every change of its fields, not when it moves. */
export const entryVersion = ({ updatedAt }: { updatedAt: Date }): string => updatedAt.getTime().toString(36)

/** Shown at the form whose entry changed since it was opened. */
export const CHANGED_SINCE = 'Cet élément a été modifié entre-temps.'
