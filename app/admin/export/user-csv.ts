import type { User } from '@/lib/domain/users/schema'
import type { CsvColumn } from '@/lib/server/documents/csv-download'

export const USER_CSV: readonly CsvColumn<User>[] = [
  { title: 'Numéro', cell: ({ id }) => id },
  { title: 'Prénom', cell: ({ firstName }) => firstName },
  { title: 'Nom', cell: ({ lastName }) => lastName },
  { title: 'E-mail', cell: ({ email }) => email },
  { title: 'Rôle', cell: ({ role }) => role },
  { title: 'Entreprise', cell: ({ businessName }) => businessName },
  { title: 'Adresse', cell: ({ address }) => address },
  { title: 'Code postal', cell: ({ postalCode }) => postalCode },
  { title: 'Ville', cell: ({ city }) => city },
  { title: 'Pays', cell: ({ country }) => country },
  { title: 'Compte Stripe', cell: ({ stripeAccountId }) => stripeAccountId },
  { title: 'Frais fixes (€)', cell: ({ fixedFeeCents }) => fixedFeeCents / 100 },
  { title: 'Frais (%)', cell: ({ percentFee }) => percentFee },
]
