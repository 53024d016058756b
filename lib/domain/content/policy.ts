/** Names how an entry was at a moment: another one after every change of its fields, the same when it only moved. */
export const entryVersion = ({ updatedAt }: { updatedAt: Date }): string => updatedAt.getTime().toString(36)

/** Shown at the form whose entry changed since it was opened. */
export const CHANGED_MEANWHILE = 'Cet élément a été modifié entre-temps.'
