import { Fragment } from 'react'
import { Text } from 'react-email'
import { styleOf } from './theme'

/** A user's text with its line breaks (mail programs do not all know `white-space`). */
export function Quote({ text }: { text: string }) {
  return (
    <Text {...styleOf('quote')}>
      {text.split(/\r\n|\r|\n/).map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  )
}
