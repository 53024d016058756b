import { clsx } from 'clsx'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { LongDate } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { countLabel } from '@/components/ui/lists/count'
import type { OwnPasskey, SecondFactors } from '@/lib/domain/second-factors/schema'
import { SectionCard } from '../../section-card'
import { beginTotpAction } from './actions'
import { panelHref } from './panels'

const SECONDARY = buttonStyle({ look: 'secondary', size: 'small' })

type TotpProps = { totp: SecondFactors['totp']; isFirst: boolean }

/** `isFirst`: there is no factor yet, so this is the screen's main action. */
export function TotpCard({ totp, isFirst }: TotpProps) {
  return (
    <SectionCard
      title="Application d’authentification"
      status={
        totp.state === 'on' && (
          <>
            <Badge look="success">Activée</Badge>
            <span className="text-muted text-sm">
              depuis le <LongDate value={totp.since.toISOString()} />
            </span>
          </>
        )
      }
      intro="Sur votre téléphone, elle affiche un code de six chiffres, nouveau toutes les 30 secondes."
      action={
        totp.state === 'on' ? (
          <AppLink href={panelHref('retirer-application')} scroll={false} className={SECONDARY}>
            Retirer<span className="sr-only"> l’application</span>
          </AppLink>
        ) : (
          <ActionForm action={beginTotpAction} fields={{}}>
            <SubmitButton look={isFirst ? 'primary' : 'secondary'} size="small">
              Ajouter une application
            </SubmitButton>
          </ActionForm>
        )
      }
    />
  )
}

export function PasskeysCard({ passkeys, open }: { passkeys: OwnPasskey[]; open: string | undefined }) {
  return (
    <SectionCard
      title="Clés d’accès"
      intro="Votre empreinte, votre visage ou le code de votre appareil. Une clé d’accès ouvre aussi le compte à elle seule, sans mot de passe."
      action={
        <AppLink href={panelHref('ajouter-cle')} scroll={false} className={SECONDARY}>
          Ajouter une clé d’accès
        </AppLink>
      }
    >
      {passkeys.length > 0 && (
        <ul className="flex flex-col" aria-label="Vos clés d’accès">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              {...(passkey.id === open && { 'aria-current': 'true' })}
              className={clsx(
                'flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline py-3.5 not-last:border-b',
                passkey.id === open ? 'open-row -mx-3 rounded-input px-3' : 'first:pt-0 last:pb-0',
              )}
            >
              <div className="min-w-0 flex-1 basis-48">
                <p className="wrap-anywhere font-semibold">{passkey.name}</p>
                <p className="text-muted text-sm">
                  Ajoutée le <LongDate value={passkey.createdAt.toISOString()} />
                  {passkey.lastUsedAt && (
                    <>
                      , utilisée le <LongDate value={passkey.lastUsedAt.toISOString()} />
                    </>
                  )}
                </p>
              </div>
              <AppLink href={panelHref('cle', passkey.id)} scroll={false} className={SECONDARY}>
                Modifier<span className="sr-only"> {passkey.name}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

export function RecoveryCard({ left }: { left: number }) {
  return (
    <SectionCard
      title="Codes de secours"
      status={
        <Badge look={left > 3 ? 'neutral' : 'late'}>
          {left === 0 ? 'Aucun code restant' : countLabel(left, 'code restant', 'codes restants')}
        </Badge>
      }
      intro="Pour le jour où votre téléphone ou votre clé n’est pas là. Chacun sert une fois."
      action={
        <AppLink href={panelHref('codes')} scroll={false} className={SECONDARY}>
          Renouveler<span className="sr-only"> les codes de secours</span>
        </AppLink>
      }
    />
  )
}
