import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Service indisponible', robots: { index: false } }

/** Sent with status 503 instead of a page that could not reach the database (lib/server/http). */
export default function UnavailablePage() {
  return (
    // An empty href is the URL of the requested page.
    <Notice title="Un instant, nous revenons" stage={1} action={<ButtonLink href="">Réessayer</ButtonLink>}>
      <p>Cette page ne peut pas s’afficher pour le moment. Vos données ne sont pas touchées.</p>
      <p>Réessayez dans quelques secondes.</p>
    </Notice>
  )
}
