import { House } from '../art/house'
import { Badge } from '../ui/badge'

const tiles = [
  { label: 'Total', value: '3' },
  { label: 'Actifs', value: '2' },
  { label: 'Inactifs', value: '1' },
]

/** A drawing of the house on top of the client's dashboard; nothing in it is interactive. */
export function HeroPicture() {
  return (
    <div
      role="img"
      aria-label="Une maison dessinée, posée sur l’espace client : sites en ligne, demandes en cours et réponse de l’agence."
      className="relative mx-auto w-full max-w-120 select-none"
    >
      <House className="mx-auto mb-[-1.4%] block w-[72%]" />
      <div className="relative rounded-sheet border border-control bg-surface p-4 shadow-high sm:p-5">
        <p className="flex items-center justify-between gap-3">
          <span className="font-display font-bold text-xl tracking-[-0.02em]">Bonjour Camille</span>
          <Badge look="success">En ligne</Badge>
        </p>
        <p className="mt-4 grid grid-cols-3 gap-2 text-muted text-sm">
          {tiles.map(({ label, value }) => (
            <span key={label} className="rounded-input bg-sunken px-3 py-2">
              {label} <b className="block font-semibold text-lg text-text tabular-nums">{value}</b>
            </span>
          ))}
        </p>
        <p className="mt-3 flex items-center justify-between gap-3 rounded-input border border-hairline px-3 py-2.5">
          <span className="font-semibold">La Table des Arceaux</span>
          <Badge look="success">Actif</Badge>
        </p>
        <p className="mt-3 flex flex-col gap-2 text-sm">
          <span className="max-w-[80%] self-start rounded-card rounded-bl-none bg-sunken px-3 py-2">
            Peut-on ajouter la carte d’été ?
          </span>
          <span className="max-w-[80%] self-end rounded-card rounded-br-none bg-accent-fill px-3 py-2 text-accent-on">
            C’est en ligne. Bonne saison !
          </span>
        </p>
      </div>
    </div>
  )
}
