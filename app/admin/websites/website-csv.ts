import { PAYMENT_NAMES, STATUS_NAMES } from '@/components/websites/service-words'
import { PLAN_FACTS } from '@/content/plan-facts'
import type { ListedWebsite } from '@/lib/domain/websites/schema'
import type { CsvColumn } from '@/lib/server/documents/csv-download'

export const WEBSITE_CSV: readonly CsvColumn<ListedWebsite>[] = [
  { title: 'Numéro', cell: ({ id }) => id },
  { title: 'Nom', cell: ({ name }) => name },
  { title: 'Adresse', cell: ({ url }) => url },
  { title: 'Statut', cell: ({ status }) => STATUS_NAMES[status].label },
  { title: 'N° du client', cell: ({ clientId }) => clientId },
  { title: 'Client', cell: ({ clientName }) => clientName },
  { title: 'E-mail', cell: ({ clientEmail }) => clientEmail },
  { title: 'N° d’abonnement', cell: ({ subscriptionId }) => subscriptionId },
  { title: 'Formule', cell: ({ plan }) => plan && PLAN_FACTS[plan].name },
  { title: 'Paiement', cell: ({ paymentPlan }) => paymentPlan && PAYMENT_NAMES[paymentPlan] },
  { title: 'Image', cell: ({ imageUrl }) => imageUrl },
]
