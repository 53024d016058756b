import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'
import { DomainError } from '@/lib/domain/errors'
import { linkPaymentAccount } from '@/lib/domain/payment-accounts/link-payment-account'
import { log } from '@/lib/server/instance/log'
import { limitInput } from '@/lib/server/limits/rate-limits'
import { currentPerson, requireSignedIn, type SignedInContext } from '@/lib/server/session/session'
import { SignInNotice } from '../../sign-in-notice'

export const metadata: Metadata = { title: 'Vers le prestataire de paiement', robots: { index: false } }

type Props = { params: Promise<{ connectedAccountId: string }> }

/** Redirects to a new onboarding page of the provider, by the account's id: its links work only once. */
export default async function PaymentRefreshPage({ params }: Props) {
  const { connectedAccountId } = await params
  const path = `/stripe/refresh/${connectedAccountId}`
  if (!(await currentPerson()))
    return (
      <SignInNotice title="Ce lien a expiré" path={path}>
        Connectez-vous pour reprendre l’inscription chez notre prestataire de paiement là où vous l’avez
        laissée.
      </SignInNotice>
    )
  const { url, refusal } = await requestLink(await requireSignedIn(path), connectedAccountId)
  if (url) redirect(url)
  return (
    <Notice
      title={<span lang="en">Something went wrong!</span>}
      stage={1}
      action={
        <>
          <ButtonLink href={path}>Réessayer</ButtonLink>
          <ButtonLink href="/stripe/setup" look="secondary">
            Mon compte de paiement
          </ButtonLink>
        </>
      }
    >
      <p>{refusal}</p>
    </Notice>
  )
}

async function requestLink(
  ctx: SignedInContext,
  account: string,
): Promise<{ url?: string; refusal?: string }> {
  try {
    return await limitInput('paymentAccount', ctx, { account }, () => linkPaymentAccount(ctx, account))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'not_found') notFound()
    log().warn({ err: error }, 'No link to the payment provider')
    return { refusal: error.message }
  }
}
