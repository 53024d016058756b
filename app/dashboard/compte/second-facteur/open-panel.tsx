import type { ReactNode } from 'react'
import { renderSVG } from 'uqr'
import { SidePanel } from '@/components/ui/overlays/side-panel'
import type { SecondFactors } from '@/lib/domain/second-factors/schema'
import { SECOND_FACTOR_PATH } from '@/lib/server/session/session'
import { AddPasskeyForm } from './add-passkey-form'
import { PasskeyForms } from './passkey-forms'
import { RemoveTotpForm } from './remove-totp-form'
import { RenewCodesForm } from './renew-codes-form'
import { TotpForm } from './totp-form'

/** The panel that the URL names; null for none, or one that does not apply to the account's factors. */
export function openPanel(factors: SecondFactors, name: string, key: string): ReactNode {
  const { totp, passkeys, since } = factors
  const isLast = passkeys.length + Number(totp.state === 'on') === 1
  const hasPasskey = passkeys.length > 0
  const passkey = passkeys.find(({ id }) => id === key)
  if (name === 'application')
    return panel(
      'Ajouter une application',
      <TotpForm setUp={totp.state === 'pending' ? drawn(totp) : null} />,
    )
  if (name === 'retirer-application' && totp.state === 'on')
    return panel('Retirer l’application', <RemoveTotpForm isLast={isLast} />)
  if (name === 'ajouter-cle') return panel('Ajouter une clé d’accès', <AddPasskeyForm />)
  if (name === 'cle' && passkey)
    return panel(passkey.name, <PasskeyForms passkey={passkey} isLast={isLast && hasPasskey} />)
  if (name === 'codes' && since) return panel('Renouveler les codes de secours', <RenewCodesForm />)
  return null
}

const panel = (title: string, content: ReactNode) => (
  <SidePanel title={title} closeHref={SECOND_FACTOR_PATH}>
    {content}
  </SidePanel>
)

/** The app's secret as a QR code, and in groups to type. */
function drawn({ secret, uri }: { secret: string; uri: string }) {
  const svg = renderSVG(uri, { ecc: 'M', border: 3 })
  return {
    picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    secret: secret.replace(/(.{4})(?=.)/g, '$1 '),
  }
}
