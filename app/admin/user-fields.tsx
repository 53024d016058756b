'use client'

import { DecimalField } from '@/components/ui/fields/decimal-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { FormState } from '@/lib/domain/forms/schema'
import { ROLES } from '@/lib/domain/permissions/policy'
import type { UserTexts } from './user-form'

type Props = { state: FormState; texts: UserTexts }

/** The person of the account, and its fees. */
export function UserFields({ state: { issues, values }, texts }: Props) {
  const field = (name: keyof UserTexts) => ({
    name,
    // The list’s filter and the colour in the account menu have fields of these names.
    id: `fiche-${name}`,
    defaultValue: values[name] ?? texts[name],
    issue: issues[name],
  })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label="Prénom" autoComplete="off" maxLength={80} required />
        <TextField {...field('lastName')} label="Nom" autoComplete="off" maxLength={80} required />
      </div>
      <TextField {...field('email')} label="E-mail" type="email" autoComplete="off" required />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField key={values.role} {...field('role')} label="Rôle">
          {ROLES.map((role) => (
            <option key={role} lang="en">
              {role}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('color')}
          label="Couleur"
          hint="Six chiffres hexadécimaux, sans #."
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <DecimalField {...field('fixedFeeCents')} of="euros" label="Frais fixes (€)" />
        <DecimalField {...field('percentFee')} of="percent" label="Frais proportionnels (%)" />
      </div>
      <TextField
        {...field('stripeAccountId')}
        label="Compte Stripe"
        autoComplete="off"
        spellCheck={false}
        optional
      />
      <TextField {...field('businessName')} label="Entreprise" autoComplete="off" optional />
      <TextField {...field('address')} label="Adresse" autoComplete="off" optional />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('postalCode')} label="Code postal" autoComplete="off" optional />
        <TextField {...field('city')} label="Ville" autoComplete="off" optional />
      </div>
      <TextField {...field('country')} label="Pays" autoComplete="off" optional />
    </>
  )
}
