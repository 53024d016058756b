import {
  ContentNoticeAgency,
  ContentNoticeDecided,
  ContentNoticeReceived,
  ContentRestricted,
} from '@/components/emails/content-notice'
import { brand } from '@/content/brand'
import { CATEGORIES, statementOf } from '@/lib/domain/content-notices/policy'
import { type MailOf, type MailTemplate, pageUrl } from './rendered-mail'
import { unlink } from './unlink'

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

const REFERENCE = { noticeId: 12, reference: 'SIG-7F3A09BC' }

export const contentNoticeReceived: MailTemplate<'content-notice-received'> = {
  write: ({ to, noticeId, reference, category, name, locations, explanation, at }) => ({
    to,
    replyTo: brand.email,
    subject: `Accusé de réception de votre signalement ${reference}`,
    about: noticeId,
    body: (
      <ContentNoticeReceived
        reference={reference}
        moment={moment.format(at)}
        fields={[
          { label: 'Motif', value: CATEGORIES[category] },
          { label: 'Adresse du contenu', value: unlink(locations.join('\n')) },
          { label: 'Explication', value: unlink(explanation) },
          { label: 'Nom', value: unlink(name) },
          { label: 'E-mail', value: unlink(to) },
          { label: 'Bonne foi', value: 'déclarée' },
        ]}
      />
    ),
  }),
  sample: {
    kind: 'content-notice-received',
    ...REFERENCE,
    to: 'marius@exemple.fr',
    category: 'counterfeit',
    name: 'Marius Olive',
    locations: ['https://boutique.exemple.fr/miel'],
    explanation: 'Cette photo est la mienne.\nJe ne l’ai pas cédée.',
    at: 1_795_000_000_000,
  },
}

export const contentNoticeAgency: MailTemplate<'content-notice-agency'> = {
  write: ({ noticeId, reference, category, isUrgent, siteName }) => {
    const title = `${isUrgent ? 'Urgent\u00a0: s' : 'S'}ignalement ${reference}`
    return {
      to: brand.email,
      subject: title,
      about: noticeId,
      body: (
        <ContentNoticeAgency
          title={title}
          fields={[
            { label: 'Motif', value: CATEGORIES[category] },
            { label: 'Site', value: siteName ?? 'non reconnu' },
          ]}
          url={pageUrl(`/admin/signalements/${noticeId}`)}
        />
      ),
    }
  },
  sample: {
    kind: 'content-notice-agency',
    ...REFERENCE,
    category: 'terrorism',
    isUrgent: true,
    siteName: 'Miel des garrigues',
  },
}

const DECIDED = {
  ...REFERENCE,
  decisionId: 5,
  isRevision: false,
  statement: {
    outcome: 'content_removed',
    what: 'Image «\u00a0Ruches en fleurs\u00a0»',
    scope: 'Partout dans le monde',
    duration: 'Sans limite',
    reasons: 'L’auteur de la photo a montré l’original. Il n’a pas cédé ses droits.',
    ground: 'law',
    groundText: 'Article L. 335-2 du Code de la propriété intellectuelle\u00a0: reproduction sans accord.',
  },
} as const

/** Titles of the content were typed by third parties. */
const fieldsOf = ({ statement }: Pick<MailOf<'content-restricted'>, 'statement'>) =>
  statementOf({ ...statement, what: unlink(statement.what) })

export const contentNoticeDecided: MailTemplate<'content-notice-decided'> = {
  write: (mail) => ({
    to: mail.to,
    replyTo: brand.email,
    subject: `${mail.isRevision ? 'Décision révisée' : 'Notre décision'} sur votre signalement ${mail.reference}`,
    about: mail.decisionId,
    body: <ContentNoticeDecided {...mail} fields={fieldsOf(mail)} />,
  }),
  sample: { kind: 'content-notice-decided', ...DECIDED, to: 'marius@exemple.fr' },
}

export const contentRestricted: MailTemplate<'content-restricted'> = {
  write: (mail) => ({
    to: mail.to,
    subject: `Décision sur vos contenus, signalement ${mail.reference}`,
    about: mail.decisionId,
    body: (
      <ContentRestricted
        {...mail}
        isLifted={mail.statement.outcome === 'no_action'}
        fields={fieldsOf(mail)}
        url={pageUrl(`/dashboard/signalements/${mail.noticeId}`)}
      />
    ),
  }),
  sample: { kind: 'content-restricted', ...DECIDED, to: 'lea@exemple.fr', firstName: 'Léa' },
}
