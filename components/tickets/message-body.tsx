import { memo } from 'react'
import { type Inline, parseMessage } from './message-text'

/** A message with its links, emphasis and lists. */
export const MessageBody = memo(({ text }: { text: string }) => (
  <div className="wrap-anywhere flex flex-col gap-2">
    {withKeys(parseMessage(text)).map(([key, block]) => {
      if (block.kind === 'text')
        return (
          <p key={key} className="whitespace-pre-wrap">
            <Parts parts={block.children} />
          </p>
        )
      const items = withKeys(block.items).map(([at, item]) => (
        <li key={at} className="pl-1">
          <Parts parts={item} />
        </li>
      ))
      return block.kind === 'bullets' ? (
        <ul key={key} className="list-disc pl-5">
          {items}
        </ul>
      ) : (
        <ol key={key} start={block.start} className="list-decimal pl-6">
          {items}
        </ol>
      )
    })}
  </div>
))

const Parts = ({ parts }: { parts: Inline[] }) =>
  withKeys(parts).map(([key, part]) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'link')
      return (
        <a
          key={key}
          href={part.href}
          target="_blank"
          rel="nofollow noopener noreferrer"
          className="font-medium underline underline-offset-2"
        >
          {part.text}
        </a>
      )
    const Tag = part.kind === 'bold' ? 'strong' : 'em'
    return (
      <Tag key={key}>
        <Parts parts={part.children} />
      </Tag>
    )
  })

/** Sent messages never change, so an index is a stable key. */
const withKeys = <Value,>(values: Value[]) => values.map((value, at) => [at, value] as const)
