import type { ComponentProps } from 'react'
import { EndLinks } from '@/components/cancellations/end-links'
import { AppLink } from '@/components/navigation/app-link'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import { LongDate } from '@/components/ui/dates/dates'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { getOwnAccount } from '@/lib/domain/accounts/own-account'
import { listOwnSessions } from '@/lib/domain/accounts/sessions'
import { getSecondFactors } from '@/lib/domain/second-factors/queries'
import { requireSignedIn, SECOND_FACTOR_PATH } from '@/lib/server/session/session'
import { SectionCard } from '../section-card'
import { Deletion } from './deletion'
import { DetailsForm } from './details-form'
import { EmailForm } from './email-form'
import { ExportButton } from './export-button'
import { AccountFrame } from './frame'
import { MailsForm } from './mails-form'
import { PasswordForm } from './password-form'
import { SECTIONS, type SectionId } from './sections'
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
      <AccountSection id="coordonnees" status={<Badge>{ROLES[account.role]}</Badge>}>
        <DetailsForm details={account} />
      </AccountSection>
      <AccountSection id="adresse">
        <EmailForm email={account.email} isConfirmed={account.emailConfirmed} />
      </AccountSection>
      <AccountSection
        id="second-facteur"
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
      <AccountSection id="mot-de-passe" intro="Un nouveau mot de passe ferme vos autres sessions.">
        <PasswordForm email={account.email} />
      </AccountSection>
      <AccountSection
        id="sessions"
        intro="Les navigateurs où votre compte est ouvert. Fermez celles que vous ne reconnaissez pas, puis changez votre mot de passe."
      >
        <SessionList sessions={sessions} />
      </AccountSection>
      <AccountSection id="e-mails">
        <MailsForm choices={account.choices} />
      </AccountSection>
      <AccountSection
        id="contrats"
        intro="Mettez fin à un abonnement en ligne. Vous choisissez le contrat et voyez son dernier jour avant de notifier."
      >
        <EndLinks />
      </AccountSection>
      <AccountSection
        id="donnees"
        intro="Tout ce que nous conservons sur vous et vos sites, en JSON, avec vos fichiers et vos images."
      >
        <ExportButton />
      </AccountSection>
      <AccountSection id="suppression">
        <Deletion requestedAt={account.deletionRequestedAt} />
      </AccountSection>
    </AccountFrame>
  )
}

type SectionProps = Omit<ComponentProps<typeof SectionCard>, 'title'> & { id: SectionId }

/** A section of the account, the target of its anchor. */
const AccountSection = ({ id, ...card }: SectionProps) => (
  <div id={id} className="account-section">
    <SectionCard title={SECTIONS[id]} {...card} />
  </div>
)
