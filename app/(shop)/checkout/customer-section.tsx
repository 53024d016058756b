import { TextField } from '@/components/ui/fields/text-field'
import type { FormState } from '@/lib/domain/forms/schema'
import { Section } from './section'
import type { CheckoutView } from './view'

/** The customer, and the address for home delivery. */
export function CustomerSection({
  view: { method, country, countries },
  state,
}: {
  view: CheckoutView
  state: FormState
}) {
  const field = fieldOf(state)
  const isHome = method === 'home'
  return (
    <Section title="Vos coordonnées">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('customer.name')}
          label="Prénom et nom"
          autoComplete="name"
          maxLength={100}
          required
          className="sm:col-span-2"
        />
        <TextField
          {...field('customer.email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          hint="Pour la confirmation de votre commande."
        />
        <TextField
          {...field('customer.phone')}
          label="Téléphone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          optional={!isHome}
          required={isHome}
          hint={isHome ? 'Le livreur vous appelle avant de venir.' : undefined}
        />
      </div>
      {isHome && (
        <AddressFields
          state={state}
          country={countries.find(({ code }) => code === country)?.name ?? country}
        />
      )}
    </Section>
  )
}

function AddressFields({ state, country }: { state: FormState; country: string }) {
  const field = fieldOf(state)
  return (
    <div className="grid gap-4 border-hairline border-t pt-4 sm:grid-cols-2">
      <TextField
        {...field('delivery.address.line1')}
        label="Adresse"
        autoComplete="address-line1"
        maxLength={100}
        required
        className="sm:col-span-2"
      />
      <TextField
        {...field('delivery.address.line2')}
        label="Complément d’adresse"
        autoComplete="address-line2"
        maxLength={100}
        optional
        className="sm:col-span-2"
      />
      <TextField
        {...field('delivery.address.zip')}
        label="Code postal"
        autoComplete="postal-code"
        maxLength={10}
        required
      />
      <TextField
        {...field('delivery.address.city')}
        label="Ville"
        autoComplete="address-level2"
        maxLength={60}
        required
      />
      <p className="text-muted text-sm sm:col-span-2">Pays&nbsp;: {country}</p>
    </div>
  )
}

const fieldOf =
  ({ values, issues }: FormState) =>
  (name: string) => ({ name, defaultValue: values[name] ?? '', issue: issues[name] })
