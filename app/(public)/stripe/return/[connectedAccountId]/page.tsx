import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { currentPerson, requireSignedIn } from '@/lib/server/session/session'
import { AccountNotice } from '../../account-notice'
import { loadAccount } from '../../load-account'
import { SignInNotice } from '../../sign-in-notice'

const TITLE = 'Informations transmises'

export const metadata: Metadata = { title: TITLE, robots: { index: false } }

type Props = { params: Promise<{ connectedAccountId: string }> }

/** The return page from the provider: refreshes the account. */
export default async function PaymentReturnPage({ params }: Props) {
  const { connectedAccountId } = await params
  const path = `/stripe/return/${connectedAccountId}`
  if (!(await currentPerson()))
    return (
      <SignInNotice title={TITLE} path={path}>
        Vos informations sont chez notre prestataire de paiement. Connectez-vous pour voir si votre compte est
        prêt.
      </SignInNotice>
    )
  const loaded = await loadAccount(await requireSignedIn(path))
  if (loaded?.account.accountId !== connectedAccountId) notFound()
  return <AccountNotice {...loaded} />
}
