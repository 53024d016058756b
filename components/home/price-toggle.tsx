const views = [
  { id: 'prix-abonnement', label: 'Abonnement' },
  { id: 'prix-developpement', label: 'Développement' },
]

/** Which price the cards show. A radio group alone: the cards look at it through :has(), without script. */
export function PriceToggle() {
  return (
    <fieldset className="inline-flex rounded-button border border-control bg-surface p-1">
      <legend className="sr-only">Prix affichés</legend>
      {views.map(({ id, label }, index) => (
        <label
          key={id}
          className="flex min-h-11 items-center rounded-input px-4 font-semibold outline-accent-ring outline-offset-2 has-focus-visible:outline-2 has-checked:bg-text has-checked:text-background sm:px-6"
        >
          <input
            type="radio"
            name="prix"
            id={id}
            value={id}
            defaultChecked={index === 0}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
