import { Paragraph } from './paragraph'

const textOf = (count: number) => (count === 1 ? 'Un fichier est joint.' : `${count} fichiers sont joints.`)

/** The number of files of a message, which the mail does not contain. */
export const AttachedFiles = ({ count }: { count: number }) =>
  count > 0 && <Paragraph>{textOf(count)}</Paragraph>

/** The preview text of a message that has only files. */
export const filesLine = (count: number) => (count > 0 ? textOf(count) : '')
