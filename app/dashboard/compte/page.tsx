import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { LongDate } from '@/components/ui/dates'
import { NO_TITLE } from '@/components/ui/no-title'
import { getOwnAccount } from '@/lib/domain/accounts/own-account'
import { listOwnSessions } from '@/lib/domain/accounts/sessions'
import { getSecondFactors } from '@/lib/domain/second-factors/queries'
import { requireSignedIn, SECOND_FACTOR_PATH } from '@/lib/server/session'
import { SectionCard } from '../section-card'
import { Deletion } from './deletion'
import { DetailsForm } from './details-form'
import { EmailForm } from './email-form'
import { ExportButton } from './export-button'
import { AccountFrame } from './frame'
import { MailsForm } from './mails-form'
import { PasswordForm } from './password-form'
import { SessionList } from './session-list'

export const metadata = { title: NO_TITLE }

const ROLES = { USER: 'Client', MODERATOR: 'Modérateur', ADMIN: 'Administrateur' }

export default async function AccountPage() {
  const ctx = await requireSignedIn('/dashboard/compte')
  const [account, sessions, factors] = await Promise.all([
    getOwnAccount(ctx),
    listOwnSessions(ctx),
    getSecondFactors(ctx),
  ])
  return (
    <AccountFrame>
      <SectionCard title="Vos coordonnées" status={<Badge>{ROLES[account.role]}</Badge>}>
        <DetailsForm details={account} />
      </SectionCard>
      <SectionCard title="Adresse e-mail">
        <EmailForm email={account.email} isConfirmed={account.emailConfirmed} />
      </SectionCard>
      <SectionCard
        title="Second facteur"
        status={
          factors.since ? (
            <>
              <Badge look="success">Activé</Badge>
              <span className="text-muted text-sm">
                depuis le <LongDate value={factors.since.toISOString()} />
              </span>
            </>
          ) : (
            <Badge>Désactivé</Badge>
          )
        }
        intro="À la connexion, un code ou une clé d’accès en plus du mot de passe : un mot de passe volé ne suffit plus."
        action={
          <AppLink href={SECOND_FACTOR_PATH} className={buttonStyle({ look: 'secondary', size: 'small' })}>
            {factors.since ? 'Gérer' : 'Activer'}
            <span className="sr-only"> le second facteur</span>
          </AppLink>
        }
      />
      <SectionCard title="Mot de passe" intro="Un nouveau mot de passe ferme vos autres sessions.">
        <PasswordForm email={account.email} />
      </SectionCard>
      <SectionCard
        title="Sessions"
        intro="Les navigateurs où votre compte est ouvert. Fermez celles que vous ne reconnaissez pas, puis changez votre mot de passe."
      >
        <SessionList sessions={sessions} />
      </SectionCard>
      <SectionCard title="E-mails">
        <MailsForm choices={account.choices} />
      </SectionCard>
      <SectionCard
        title="Vos données"
        intro="Tout ce que nous conservons sur vous et vos sites, en JSON, avec vos fichiers et vos images."
      >
        <ExportButton />
      </SectionCard>
      <SectionCard title="Supprimer mon compte">
        <Deletion requestedAt={account.deletionRequestedAt} />
      </SectionCard>
    </AccountFrame>
  )
}
