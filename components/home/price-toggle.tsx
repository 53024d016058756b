const views = [
  { id: 'prix-abonnement', label: 'Abonnement' },
  { id: 'prix-developpement', label: 'Développement' },
]

/** Which price the cards show. A radio group alone: the cards look at it through :has(), without script. */
export function PriceToggle() {
  return (
    <fieldset className="price-toggle">
      <legend className="sr-only">Prix affichés</legend>
      {views.map(({ id, label }, index) => (
        <label key={id}>
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
