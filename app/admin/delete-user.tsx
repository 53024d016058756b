import { AppLink } from '@/components/navigation/app-link'
import { LongDate } from '@/components/ui/dates/dates'
import { withDe } from '@/lib/domain/elision'
import type { Dependents } from '@/lib/domain/users/dependents'
import type { User } from '@/lib/domain/users/schema'
import { deleteUserAction } from './actions'
import { DeleteRow } from './delete-row'
import { OpenSheet } from './open-sheet'

type Props = {
  user: User & { dependents: Dependents[] }
  /** The address of the account's sheet. */
  sheet: string
}

/** Shows what prevents deleting the account and what to do about it; otherwise asks for its name. */
export function DeleteUser({ user, sheet }: Props) {
  const name = `${user.firstName} ${user.lastName}`
  return (
    <DeleteRow
      id={user.id}
      name={name}
      title={`Supprimer le compte ${withDe(name)}\u00a0?`}
      action={deleteUserAction}
      focusWhenGone="comptes"
      refusal={user.dependents.length > 0 && <Refusal user={user} sheet={sheet} />}
    >
      Ses sessions, ses liens et ses règles de frais seront supprimés avec lui. Cela ne peut pas être annulé.
    </DeleteRow>
  )
}

const Refusal = ({ user, sheet }: Props) => (
  <div className="flex flex-col gap-4">
    <p>Ce compte ne peut pas être supprimé tant que quelque chose en dépend&nbsp;:</p>
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {user.dependents.map(({ of, text }) => (
        <li key={of}>
          <Dependent of={of} text={text} user={user} />
        </li>
      ))}
    </ul>
    {user.deletionRequestedAt && (
      <p>
        Suppression demandée le <LongDate value={user.deletionRequestedAt.toISOString()} />
        &nbsp;: dites à cette personne ce qui est effacé, et ce qui doit être gardé.
      </p>
    )}
    <p>
      Pour fermer le compte sans le supprimer, effacez dans sa fiche les coordonnées dont vous n’avez plus
      besoin, puis changez son mot de passe&nbsp;: ses sessions se ferment.
    </p>
    <p>
      Un client qui a des demandes, des commandes ou des factures ne se supprime pas&nbsp;: effacez son
      identité dans sa fiche, une fois ses abonnements terminés.
    </p>
    <OpenSheet href={sheet} />
  </div>
)

/** One kind of dependents of the account: where they are, and whether they can be deleted. */
function Dependent({ of, text, user }: Dependents & { user: User }) {
  const { href, advice } = DEPENDENTS[of](user)
  return (
    <>
      {href ? (
        <AppLink href={href} className="row-link font-semibold text-accent-text">
          {text}
        </AppLink>
      ) : (
        <strong className="font-semibold">{text}</strong>
      )}
      <span className="block text-muted text-sm">{advice}</span>
    </>
  )
}

const DEPENDENTS: Record<Dependents['of'], (user: User) => { href?: string; advice: string }> = {
  websites: ({ email }) => ({
    href: `/admin/websites?${new URLSearchParams({ client: email })}`,
    advice: 'À supprimer d’abord, ou à donner à un autre client. Un site qui a des commandes reste.',
  }),
  subscriptions: ({ email }) => ({
    href: `/admin/subscriptions?${new URLSearchParams({ search: email })}`,
    advice: 'À supprimer une fois qu’aucun site n’y est lié. Avec des factures, il reste.',
  }),
  quotes: ({ email }) => ({
    href: `/admin/devis?${new URLSearchParams({ search: email })}`,
    advice: 'Un brouillon se supprime\u00a0; un devis envoyé reste, et son compte avec lui.',
  }),
  tickets: ({ firstName, lastName }) => ({
    href: `/dashboard/support?${new URLSearchParams({ recherche: `${firstName} ${lastName}` })}`,
    advice:
      'Une demande ne se supprime pas seule\u00a0: elle s’efface avec l’identité du client, dans sa fiche.',
  }),
  answers: () => ({ advice: 'À garder\u00a0: les conversations nomment leur auteur.' }),
  notes: () => ({ advice: 'À garder\u00a0: elles nomment leur auteur.' }),
}
