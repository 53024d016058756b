import { Fragment } from 'react'
import type { Piece } from './schema'

/** A type in words; an object links to its section on the same page. */
export function TypeName({ pieces }: { pieces: Piece[] }) {
  return pieces.map((piece, index) => {
    const key = `${index}-${JSON.stringify(piece)}`
    if ('text' in piece) return <Fragment key={key}>{piece.text}</Fragment>
    if ('value' in piece) return <code key={key}>{piece.value}</code>
    return (
      <a key={key} href={`#objet-${piece.object}`}>
        {piece.object}
      </a>
    )
  })
}
