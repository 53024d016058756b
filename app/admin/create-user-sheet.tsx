'use client'

import { PasswordField } from '@/components/ui/fields/password-field'
import { RadioField } from '@/components/ui/fields/radio-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { createUserAction } from './actions'
import { UserFields } from './user-fields'
import type { UserTexts } from './user-form'

const UNREACHABLE = 'Le compte n’a pas été créé. Vérifiez votre connexion, puis réessayez.'

/** `texts`: the defaults of a new account. */
export const CreateUserSheet = ({ texts, closeHref }: { texts: UserTexts; closeHref: string }) => (
  <SheetForm
    title="Nouveau compte"
    pageTitle="Admin Dashboard"
    closeHref={closeHref}
    action={createUserAction}
    unreachable={UNREACHABLE}
    submit="Créer le compte"
    draft="compte-nouveau"
  >
    {(state) => (
      <>
        <UserFields state={state} texts={texts} />
        <RadioField
          key={state.values.access}
          name="access"
          label="Ouverture du compte"
          options={[
            { value: 'invitation', label: 'Envoyer une invitation par e-mail' },
            { value: 'password', label: 'Donner un mot de passe' },
          ]}
          defaultValue={state.values.access ?? 'invitation'}
          issue={state.issues.access}
        />
        <PasswordField
          name="password"
          label="Mot de passe"
          hint="Seulement sans invitation&nbsp;: 10 caractères au moins. Avec une invitation, la personne choisit le sien et celui-ci n’est pas gardé."
          autoComplete="new-password"
          issue={state.issues.password}
        />
      </>
    )}
  </SheetForm>
)
