import { Alert } from '@/components/ui/layout/alert'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { brand } from '@/content/brand'
import { getSecondFactors } from '@/lib/domain/second-factors/queries'
import { requireSignedIn, SECOND_FACTOR_PATH } from '@/lib/server/session/session'
import { PasskeysCard, RecoveryCard, TotpCard } from './factor-cards'
import { SecondFactorFrame } from './frame'
import { openPanel } from './open-panel'

export const metadata = { title: NO_TITLE }

type Props = { searchParams: Promise<{ panneau?: string | string[]; cle?: string | string[] }> }

export default async function SecondFactorPage({ searchParams }: Props) {
  const ctx = await requireSignedIn(SECOND_FACTOR_PATH)
  const [factors, { panneau, cle }] = await Promise.all([getSecondFactors(ctx), searchParams])
  const panel = openPanel(factors, String(panneau), String(cle))
  const isRequired = ctx.actor.lacksFactor === true
  const hasOnlyCodes = factors.since && factors.passkeys.length === 0 && factors.totp.state !== 'on'
  return (
    <SecondFactorFrame isRequired={isRequired}>
      {!panel && <title>{`Second facteur · ${brand.name}`}</title>}
      {isRequired && (
        <Alert look="late">
          Votre rôle donne accès aux données de nos clients : un second facteur est obligatoire. Ajoutez-en un
          pour continuer.
        </Alert>
      )}
      {hasOnlyCodes && (
        <Alert look="late">
          Votre compte n’a plus d’application ni de clé d’accès&nbsp;: seuls vos codes de secours l’ouvrent.
          Ajoutez-en une.
        </Alert>
      )}
      <TotpCard totp={factors.totp} isFirst={!factors.since} />
      <PasskeysCard passkeys={factors.passkeys} open={panel ? String(cle) : undefined} />
      {factors.since && <RecoveryCard left={factors.recoveryCodesLeft} />}
      {panel}
    </SecondFactorFrame>
  )
}
