import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'

export const AccountsLink = ({ id }: { id: string }) => (
  <AppLink href={`/dashboard/ecom/${id}/comptes`} className={buttonStyle({ look: 'quiet', size: 'small' })}>
    Comptes<span className="sr-only"> de la boutique</span>
  </AppLink>
)
