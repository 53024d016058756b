import { PAYMENT_NAMES, STATUS_NAMES } from '@/components/websites/service-words'
import { PLAN_FACTS } from '@/content/plan-facts'
import { type ListedSubscription } from '@/lib/domain/billing/schema'
import type { CsvColumn } from '@/lib/server/documents/csv-download'

export const SUBSCRIPTION_CSV: readonly CsvColumn<ListedSubscription>[] = [
  { title: 'Numéro', cell: ({ id }) => id },
  { title: 'Nom', cell: ({ name }) => name },
  { title: 'N° du client', cell: ({ clientId }) => clientId },
  { title: 'Client', cell: ({ clientName }) => clientName },
  { title: 'E-mail', cell: ({ clientEmail }) => clientEmail },
  { title: 'Formule', cell: ({ plan }) => PLAN_FACTS[plan].name },
  { title: 'Paiement', cell: ({ paymentPlan }) => PAYMENT_NAMES[paymentPlan] },
  { title: 'Prix (€)', cell: ({ priceCents }) => priceCents / 100 },
  { title: 'Échéance', cell: ({ dueDate }) => dueDate },
  { title: 'Statut', cell: ({ status }) => STATUS_NAMES[status].label },
  { title: 'Sites', cell: ({ websites }) => websites },
]
