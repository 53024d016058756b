import { COMPLAINT_PERIOD } from '@/lib/domain/content-notices/policy'
import { ActionLink } from './action-link'
import { type Field, Fields } from './fields'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Named = { reference: string; fields: Field[] }

/** To the sender of a notice: the receipt, with its time and content. */
export const ContentNoticeReceived = ({ reference, moment, fields }: Named & { moment: string }) => (
  <Layout
    preview={`Votre signalement ${reference} est enregistré, envoyé le ${moment}.`}
    title="Accusé de réception de votre signalement"
    reason="Vous recevez ce message parce qu’un contenu a été signalé avec cette adresse sur notre site."
  >
    <Paragraph>Bonjour,</Paragraph>
    <Paragraph>
      Nous avons reçu votre signalement {reference}, envoyé le {moment} (heure de Paris). Gardez ce
      message&nbsp;: il prouve cette date.
    </Paragraph>
    <Paragraph>
      Ce qui suit a été écrit par la personne qui a envoyé le signalement, et non par nous&nbsp;:
    </Paragraph>
    <Fields fields={fields} />
    <Paragraph>
      Une personne l’examine, sans moyen automatisé. Nous vous écrivons à cette adresse ce que nous décidons,
      et pourquoi.
    </Paragraph>
    <Paragraph>
      En cas de danger immédiat, appelez le 17 ou le 112. La police et la gendarmerie reçoivent les
      signalements sur internet-signalement.gouv.fr.
    </Paragraph>
  </Layout>
)

/** To the agency. Omits the text of the notice, which may be illegal itself. */
export const ContentNoticeAgency = ({
  title,
  fields,
  url,
}: {
  title: string
  fields: Field[]
  url: string
}) => (
  <Layout
    preview={fields.map(({ value }) => value).join(' · ')}
    title={title}
    reason="Ce message vient de la page «&nbsp;Signaler un contenu illicite&nbsp;»."
  >
    <Paragraph>Bonjour,</Paragraph>
    <Paragraph>Un contenu nous est signalé comme illicite. Examinez-le et décidez sans tarder.</Paragraph>
    <Fields fields={fields} />
    <ActionLink href={url} label="Examiner le signalement" />
  </Layout>
)

type Decided = Named & { isRevision: boolean }

/** To the sender of a notice: the decision, its reasons, and the remedies. */
export const ContentNoticeDecided = ({ reference, fields, isRevision }: Decided) => (
  <Layout
    preview={`Votre signalement ${reference} est examiné. Voici notre décision, et vos recours.`}
    title={isRevision ? 'Décision révisée sur votre signalement' : 'Notre décision sur votre signalement'}
    reason="Vous recevez ce message parce qu’un contenu a été signalé avec cette adresse sur notre site."
  >
    <Paragraph>Bonjour,</Paragraph>
    <Paragraph>
      {isRevision
        ? `Après une réclamation, nous avons réexaminé le signalement ${reference}. Cette décision remplace la première\u00a0:`
        : `Nous avons examiné votre signalement ${reference}. Voici ce que nous avons décidé\u00a0:`}
    </Paragraph>
    <Fields fields={fields} />
    <Paragraph>
      {isRevision
        ? 'Cette décision est définitive chez nous. '
        : `Vous n’êtes pas d’accord\u00a0? Répondez à ce message dans les ${COMPLAINT_PERIOD}\u00a0: une personne réexamine votre signalement, gratuitement. `}
      Vous pouvez toujours saisir le tribunal compétent et, si vous pensez que le contenu est une infraction,
      porter plainte.
    </Paragraph>
  </Layout>
)

type Restricted = Decided & { firstName: string; isLifted: boolean; url: string }

/** To a client: their content is restricted, or no longer is, with the statement of reasons. */
export const ContentRestricted = ({
  firstName,
  reference,
  fields,
  isRevision,
  isLifted,
  url,
}: Restricted) => (
  <Layout
    preview={
      isLifted
        ? `Nous levons la restriction décidée après le signalement ${reference}.`
        : `Nous avons restreint un contenu après le signalement ${reference}. Voici pourquoi, et vos recours.`
    }
    title={isLifted ? 'La restriction de vos contenus est levée' : 'Nous avons restreint un de vos contenus'}
    reason="Vous recevez ce message parce que nous hébergeons ce contenu pour vous."
  >
    <Paragraph>Bonjour {firstName},</Paragraph>
    <Paragraph>
      {isRevision ? 'Après une réclamation, nous avons réexaminé le' : 'Nous avons examiné le'} signalement{' '}
      {reference} d’un contenu que nous hébergeons pour vous. Voici notre décision et ses raisons&nbsp;:
    </Paragraph>
    <Fields fields={fields} />
    {!isLifted && (
      <Paragraph>
        {isRevision
          ? 'Cette décision est définitive chez nous. Vous pouvez toujours saisir le tribunal compétent.'
          : `Vous pouvez contester cette décision gratuitement, pendant ${COMPLAINT_PERIOD}, depuis votre espace\u00a0: une personne la réexamine. Vous pouvez aussi saisir le tribunal compétent.`}
      </Paragraph>
    )}
    <ActionLink
      href={url}
      label={isLifted || isRevision ? 'Lire la décision' : 'Lire ou contester la décision'}
    />
  </Layout>
)
