import { AppLink } from '@/components/navigation/app-link'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { subscriptionLine } from '@/components/websites/service-words'
import { StatusField } from '@/components/websites/status-field'
import type { Subscription } from '@/lib/domain/billing/schema'
import type { FormState } from '@/lib/domain/forms/schema'
import type { Website } from '@/lib/domain/websites/schema'
import { type Client, ClientLine } from '../client-line'
import { startHere } from '../start-here'

export type FieldsProps = {
  /** null for a new one. */
  website: Website | null
  client: Client
  /** This client's subscriptions. */
  subscriptions: Subscription[]
  changeClientHref: string
  state: FormState
}

/** The fields of a website's form. */
export function WebsiteFields({ website, client, subscriptions, changeClientHref, state }: FieldsProps) {
  const { issues, values } = state
  return (
    <>
      <ClientLine client={client} changeHref={changeClientHref} issue={issues.clientId} />
      <TextField
        ref={startHere}
        name="name"
        label="Nom"
        required
        maxLength={150}
        autoComplete="off"
        defaultValue={values.name ?? website?.name}
        issue={issues.name}
      />
      <TextField
        name="url"
        label="Adresse"
        type="url"
        required
        autoComplete="off"
        spellCheck={false}
        placeholder="https://www.exemple.fr"
        defaultValue={values.url ?? website?.url}
        issue={issues.url}
      />
      <SubscriptionField {...{ website, client, subscriptions, state }} />
      <TextField
        name="imageUrl"
        label="Adresse de l’image"
        hint="Une image envoyée ici, par l’onglet Images, sert aussi de logo aux pages de paiement de la boutique."
        optional
        type="url"
        autoComplete="off"
        spellCheck={false}
        defaultValue={values.imageUrl ?? website?.imageUrl ?? ''}
        issue={issues.imageUrl}
      />
      <StatusField
        value={values.status ?? website?.status ?? 'active'}
        isNew={!website}
        issue={issues.status}
      />
      {website?.inactiveBy && <p className="text-muted text-sm">{OFFLINE_BY[website.inactiveBy]}</p>}
    </>
  )
}

type SubscriptionProps = Omit<FieldsProps, 'changeClientHref'>

const SubscriptionField = ({
  website,
  client,
  subscriptions,
  state: { issues, values },
}: SubscriptionProps) => (
  <SelectField
    key={values.subscriptionId}
    name="subscriptionId"
    label="Abonnement"
    hint={
      subscriptions.length === 0 && (
        <>
          Ce client n’a pas d’abonnement.{' '}
          <AppLink href={`/admin/subscriptions?fiche=nouveau&pour=${client.id}`} className="text-link">
            En créer un
          </AppLink>
        </>
      )
    }
    defaultValue={values.subscriptionId ?? ownSubscription(website, subscriptions)}
    issue={issues.subscriptionId}
  >
    <option value="">Aucun abonnement</option>
    {subscriptions.map((subscription) => (
      <option key={subscription.id} value={subscription.id}>
        {subscriptionLine(subscription)}
      </option>
    ))}
  </SelectField>
)

const OFFLINE_BY = {
  owner: 'Le client a mis ce site hors ligne et peut le remettre en ligne.',
  billing: 'Ce site est hors ligne parce que son abonnement n’est pas réglé.',
}

/** Empty when the subscription belongs to another client, who is about to lose the site. */
const ownSubscription = (website: Website | null, subscriptions: Subscription[]) =>
  subscriptions.some(({ id }) => id === website?.subscriptionId) ? String(website?.subscriptionId) : ''
