import { Text } from 'react-email'
import { AttachedFiles } from './attached-files'
import { excerpt } from './excerpt'
import { Quote } from './quote'
import { styleOf } from './theme'

export type Conversation = {
  at: number
  count: number
  previous: { authorName: string | null; body: string; at: number } | null
}

type Props = {
  authorName: string
  /** Empty for a message with only files. */
  body: string
  fileCount: number
  conversation?: Conversation | undefined
}

const moment = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** The maximum length of the previous message, in characters: a reminder, not the full text. */
const PREVIOUS_LENGTH = 280

/** A ticket's latest message and, smaller, the one before it. */
export function Messages({ authorName, body, fileCount, conversation }: Props) {
  const previous = conversation?.previous
  return (
    <>
      {conversation && <By name={authorName} at={conversation.at} />}
      {body && <Quote text={body} />}
      <AttachedFiles count={fileCount} />
      {previous && (
        <>
          <By name={previous.authorName ?? 'Vous'} at={previous.at} before />
          <Text {...styleOf('earlier')}>
            {excerpt(previous.body, PREVIOUS_LENGTH) || 'Des fichiers, sans texte.'}
          </Text>
        </>
      )}
    </>
  )
}

function By({ name, at, before = false }: { name: string; at: number; before?: boolean }) {
  return (
    <Text {...styleOf('by')}>
      {before && 'Juste avant, '}
      {before && name === 'Vous' ? 'vous' : name}, le {moment.format(at)}
    </Text>
  )
}

/** The number of messages in a mail, in words, if more than one. */
export function countOf(conversation: Conversation | undefined): { several: string | null; which: string } {
  const count = conversation?.count ?? 1
  if (count < 2) return { several: null, which: '' }
  return {
    several: `${count}\u00a0messages`,
    which: count === 2 ? 'Le plus récent d’abord' : 'Voici les deux derniers, le plus récent d’abord',
  }
}
