import { AppLink } from '@/components/navigation/app-link'
import { Alert } from '@/components/ui/layout/alert'

export const OrdersFailed = ({ reason, path }: { reason: string; path: string }) => (
  <Alert
    action={
      <AppLink href={path} scroll={false} className="font-semibold underline">
        Réessayer
      </AppLink>
    }
  >
    Impossible de charger les commandes
    <span className="block font-normal">{reason}</span>
  </Alert>
)
