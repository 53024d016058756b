import { ChosenInAddress } from './chosen-in-address'

const views = [
  { id: 'prix-abonnement', value: 'abonnement', label: 'Abonnement' },
  { id: 'prix-developpement', value: 'developpement', label: 'Développement' },
]

const NAME = 'prix'

/** Selects the price that the cards show. Only a radio group: the cards read it through :has(), without script. */
export function PriceToggle() {
  return (
    <ChosenInAddress
      name={NAME}
      className="inline-flex flex-wrap rounded-button border border-control bg-surface p-1"
    >
      <legend className="sr-only">Prix affichés</legend>
      {views.map(({ id, value, label }, index) => (
        <label
          key={id}
          className="flex min-h-11 items-center rounded-input px-4 font-semibold outline-accent-ring outline-offset-2 has-checked:bg-text has-checked:text-background has-focus-visible:outline-2 sm:px-6"
        >
          <input
            type="radio"
            name={NAME}
            id={id}
            value={value}
            defaultChecked={index === 0}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </ChosenInAddress>
  )
}
