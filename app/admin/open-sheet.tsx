import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'

/** The alternative when a row cannot be deleted. */
export const OpenSheet = ({ href }: { href: string }) => (
  <AppLink
    href={href}
    scroll={false}
    className={buttonStyle({ look: 'secondary', className: 'self-end max-sm:w-full' })}
  >
    Ouvrir sa fiche
  </AppLink>
)
