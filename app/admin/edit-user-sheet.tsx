'use client'

import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { changeUserPasswordAction, updateUserAction } from './actions'
import { AnonymiseUser } from './anonymise-user'
import { PasswordForm } from './password-form'
import { UserFields } from './user-fields'
import type { UserTexts } from './user-form'
import { ViewClient } from './view-client'

const UNREACHABLE = 'Le compte n’a pas été enregistré. Vérifiez votre connexion, puis réessayez.'
const PASSWORD_UNREACHABLE = 'Le mot de passe n’a pas été changé. Vérifiez votre connexion, puis réessayez.'

type Props = {
  id: number
  texts: UserTexts
  /** See openedUser. */
  was: string
  closeHref: string
  secondFactor: ReactNode
  /** Only for a client of another member state. */
  vatNumber: ReactNode
}

export function EditUserSheet({ id, texts, was, closeHref, secondFactor, vatNumber }: Props) {
  const [password, changePassword, busy] = useGuardedAction(changeUserPasswordAction, PASSWORD_UNREACHABLE)
  return (
    <SheetForm
      title={`${texts.firstName} ${texts.lastName}`}
      pageTitle={password.status === 'error' ? 'Erreur · Admin Dashboard' : 'Admin Dashboard'}
      closeHref={closeHref}
      action={updateUserAction}
      unreachable={UNREACHABLE}
      submit="Enregistrer"
      fields={{ id, was }}
      draft={`compte-${id}`}
      more={
        <>
          <PasswordForm id={id} state={password} submit={changePassword} busy={busy} />
          {vatNumber}
          {secondFactor}
          {texts.role === 'USER' && (
            <AppLink href={`/admin/devis/nouveau?de=client-${id}`} className="text-link self-start">
              Écrire un devis
            </AppLink>
          )}
          {texts.role === 'USER' && <ViewClient userId={id} />}
          {texts.role === 'USER' && <AnonymiseUser id={id} name={`${texts.firstName} ${texts.lastName}`} />}
        </>
      }
    >
      {(state) => <UserFields state={state} texts={texts} />}
    </SheetForm>
  )
}
