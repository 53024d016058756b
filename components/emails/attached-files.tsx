import { Paragraph } from './paragraph'

const textOf = (count: number) => (count === 1 ? 'Un fichier est joint.' : `${count} fichiers sont joints.`)

/** How many files came with a message, for who cannot see them in the mail. */
export const AttachedFiles = ({ count }: { count: number }) =>
  count > 0 && <Paragraph>{textOf(count)}</Paragraph>

/** The preview text of a message that has only files. */
export const filesLine = (count: number) => (count > 0 ? textOf(count) : '')
