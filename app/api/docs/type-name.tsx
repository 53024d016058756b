import type { Piece } from './schema'

/** A type in words; an object leads to its own description. */
export function TypeName({ pieces }: { pieces: Piece[] }) {
  return pieces.map((piece, index) => {
    const key = `${index}-${JSON.stringify(piece)}`
    if ('text' in piece) return <span key={key}>{piece.text}</span>
    if ('value' in piece) return <code key={key}>{piece.value}</code>
    return (
      <a key={key} href={`#objet-${piece.object}`} className="text-accent-text underline underline-offset-3">
        {piece.object}
      </a>
    )
  })
}
