import { House } from '../art/house'
import { Badge } from '../ui/badge'

const tiles = [
  { label: 'Total', value: '3' },
  { label: 'Actifs', value: '2' },
  { label: 'Inactifs', value: '1' },
]

/** The house stands on the client's dashboard: a picture, nothing in it can be used. */
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
        <p className="figures">
          {tiles.map(({ label, value }) => (
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </p>
        <p className="mt-3 flex items-center justify-between gap-3 rounded-input border border-hairline px-3 py-2.5">
          <span className="font-semibold">La Table des Arceaux</span>
          <Badge look="success">Actif</Badge>
        </p>
        <p className="bubbles">
          <span>Peut-on ajouter la carte d’été ?</span>
          <span>C’est en ligne. Bonne saison !</span>
        </p>
      </div>
    </div>
  )
}
