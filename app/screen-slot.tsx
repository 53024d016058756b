'use client'

import type { ReactNode } from 'react'
import { PageSlot } from '@/components/navigation/page-slot'
import {
  ActivitySkeleton,
  AdminBillingSkeleton,
  AdminImagesSkeleton,
  AdminJobsSkeleton,
  AdminLeadsSkeleton,
  AdminNoticesSkeleton,
  AdminQuotesSkeleton,
  AdminSubscriptionsSkeleton,
  AdminWebsitesSkeleton,
  AudienceSkeleton,
  JournalSkeleton,
  LabelsSkeleton,
  RecordSkeleton,
  StateSkeleton,
  UsersSkeleton,
} from './admin/frame'
import { PreviewSkeleton } from './apercu/[id]/frame'
import { AccountSkeleton } from './dashboard/compte/frame'
import { SecondFactorSkeleton } from './dashboard/compte/second-facteur/frame'
import { ShoppersSkeleton } from './dashboard/ecom/[websiteId]/acheteurs/frame'
import { AccountsSkeleton } from './dashboard/ecom/[websiteId]/comptes/frame'
import { ShopSkeleton } from './dashboard/ecom/[websiteId]/frame'
import { SettingsSkeleton } from './dashboard/ecom/[websiteId]/reglages/frame'
import { WithdrawalsSkeleton } from './dashboard/ecom/[websiteId]/retractations/frame'
import { BillingSkeleton, BillingStepSkeleton } from './dashboard/facturation/frame'
import { DashboardSkeleton } from './dashboard/frame'
import { NewTicketSkeleton } from './dashboard/new-ticket/frame'
import { SupportSkeleton } from './dashboard/support/frame'
import { NewForClientSkeleton } from './dashboard/support/nouvelle/frame'
import { AnswersSkeleton } from './dashboard/support/reponses/frame'
import { TicketSkeleton } from './dashboard/tickets/[ticketId]/frame'
import { KeysSkeleton } from './dashboard/website/[id]/cles/frame'
import { ComplianceSkeleton } from './dashboard/website/[id]/conformite/frame'
import { WebsiteSkeleton } from './dashboard/website/[id]/frame'
import { EmbeddingSkeleton } from './dashboard/website/[id]/integrer/frame'
import { WebhooksSkeleton } from './dashboard/website/[id]/webhooks/frame'
import { OrderSkeleton } from './orders/[orderId]/frame'

/** The skeleton of each screen, by its path; `:id` stands for a number. Without one, the old screen stays until it loads. */
const SKELETONS: Record<string, (props: { id: string }) => ReactNode> = {
  '/dashboard': DashboardSkeleton,
  '/dashboard/compte': AccountSkeleton,
  '/dashboard/compte/second-facteur': SecondFactorSkeleton,
  '/dashboard/facturation': BillingSkeleton,
  '/dashboard/facturation/coordonnees': BillingStepSkeleton,
  '/dashboard/facturation/:id/formule': BillingStepSkeleton,
  '/dashboard/facturation/:id/resilier': BillingStepSkeleton,
  '/dashboard/facturation/:id/retractation': BillingStepSkeleton,
  '/dashboard/facturation/souscrire': BillingStepSkeleton,
  '/dashboard/facturation/factures/:id': BillingStepSkeleton,
  '/dashboard/support': SupportSkeleton,
  '/dashboard/support/nouvelle': NewForClientSkeleton,
  '/dashboard/support/reponses': AnswersSkeleton,
  '/dashboard/new-ticket': NewTicketSkeleton,
  '/dashboard/tickets/:id': TicketSkeleton,
  '/dashboard/website/:id': WebsiteSkeleton,
  '/dashboard/website/:id/integrer': EmbeddingSkeleton,
  '/dashboard/website/:id/webhooks': WebhooksSkeleton,
  '/dashboard/website/:id/cles': KeysSkeleton,
  '/dashboard/website/:id/conformite': ComplianceSkeleton,
  '/dashboard/ecom/:id': ShopSkeleton,
  '/dashboard/ecom/:id/acheteurs': ShoppersSkeleton,
  '/dashboard/ecom/:id/comptes': AccountsSkeleton,
  '/dashboard/ecom/:id/reglages': SettingsSkeleton,
  '/dashboard/ecom/:id/retractations': WithdrawalsSkeleton,
  '/orders/:id': OrderSkeleton,
  '/admin': UsersSkeleton,
  '/admin/websites': AdminWebsitesSkeleton,
  '/admin/subscriptions': AdminSubscriptionsSkeleton,
  '/admin/facturation': AdminBillingSkeleton,
  '/admin/images': AdminImagesSkeleton,
  '/admin/etiquettes': LabelsSkeleton,
  '/admin/activite': ActivitySkeleton,
  '/admin/visites': AudienceSkeleton,
  '/admin/demandes': AdminLeadsSkeleton,
  '/admin/signalements': AdminNoticesSkeleton,
  '/admin/devis': AdminQuotesSkeleton,
  '/admin/taches': AdminJobsSkeleton,
  '/admin/etat': StateSkeleton,
  '/admin/journal': JournalSkeleton,
  '/admin/registre': RecordSkeleton,
  '/apercu/:id': PreviewSkeleton,
}

function skeletonOf(path: string): ReactNode {
  const [id = ''] = /\d+/.exec(path) ?? []
  const Skeleton = SKELETONS[path.replace(/\d+/, ':id')]
  return Skeleton ? <Skeleton id={id} /> : null
}

export function ScreenSlot({ children }: { children: ReactNode }) {
  return <PageSlot skeletonOf={skeletonOf}>{children}</PageSlot>
}
