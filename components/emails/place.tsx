import { Fragment } from 'react'
import { Text } from 'react-email'
import { styleOf } from './theme'

type Props = { label: string; name: string | null; lines: string[] }

/** A location or a destination. */
export function Place({ label, name, lines }: Props) {
  return (
    <Text {...styleOf('quote')}>
      <span {...styleOf('detail')}>{label}</span>
      {name && (
        <>
          <br />
          <strong>{name}</strong>
        </>
      )}
      {lines.map((line, index) => (
        <Fragment key={index}>
          <br />
          {line}
        </Fragment>
      ))}
    </Text>
  )
}
