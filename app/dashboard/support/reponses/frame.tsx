import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Skeleton } from '@/components/ui/layout/skeleton'

export const PATH = '/dashboard/support/reponses'

export function AnswersFrame({ children }: { children: ReactNode }) {
  return (
    <Page width="wide">
      <PageHeader
        back="/dashboard/support"
        title="Réponses types"
        intro="Toute l’équipe les partage, et les insère dans une conversation pour les compléter."
        action={
          <AppLink href={`${PATH}?ajouter=1`} scroll={false} className={buttonStyle({ size: 'small' })}>
            Nouvelle réponse
          </AppLink>
        }
      />
      {children}
    </Page>
  )
}

export function AnswersSkeleton() {
  return (
    <AnswersFrame>
      <Skeleton className="h-32 rounded-card" />
    </AnswersFrame>
  )
}
