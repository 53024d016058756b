import drawing from './scenes.svg'

/** The scenes of scenes.svg, by their ids: a shop, a letter box, a desk, a bookcase, a street. */
export const SCENES = ['boutique', 'adresse', 'bureau', 'bibliotheque', 'rue'] as const
export type SceneName = (typeof SCENES)[number]

/** The subject of a page or an article, drawn in the style of the house. Decoration only. */
export const Scene = ({ name, className }: { name: SceneName; className?: string }) => (
  <svg viewBox="26 -14 300 280" className={className} aria-hidden="true">
    <use href={`${drawing.src}#${name}`} />
  </svg>
)
