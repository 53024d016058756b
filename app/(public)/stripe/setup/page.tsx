import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { currentPerson, requireSignedIn } from '@/lib/server/session/session'
import { AccountNotice } from '../account-notice'
import { loadAccount } from '../load-account'
import { SignInNotice } from '../sign-in-notice'
import { OpenAccountForm } from './open-account-form'

const TITLE = 'Recevoir des paiements'
const PATH = '/stripe/setup'

export const metadata: Metadata = { title: TITLE, robots: { index: false } }

export default async function PaymentSetupPage() {
  if (!(await currentPerson()))
    return (
      <SignInNotice title={TITLE} path={PATH}>
        Connectez-vous pour créer votre compte chez notre prestataire de paiement, ou pour le compléter.
      </SignInNotice>
    )
  const loaded = await loadAccount(await requireSignedIn(PATH))
  if (loaded) return <AccountNotice {...loaded} />
  return (
    <Notice title={TITLE} stage={1} action={<OpenAccountForm />}>
      <p>
        Les ventes de votre boutique arrivent directement chez vous, sur un compte à votre nom chez notre
        prestataire de paiement.
      </p>
      <p>
        Vous créez d’abord le compte, puis vous donnez vos informations sur sa page&nbsp;: votre activité, une
        pièce d’identité et un compte bancaire. Comptez dix minutes.
      </p>
    </Notice>
  )
}
