import { SiteError } from '@/components/content/site-error'
import { AppLink } from '@/components/navigation/app-link'

/** A part of the page that did not load, and a link to retry. */
export function LoadFailed({ text, reason, path }: { text: string; reason: string; path: string }) {
  return (
    <SiteError
      text={text}
      reason={reason}
      action={
        <AppLink href={path} className="font-semibold underline">
          Réessayer
        </AppLink>
      }
    />
  )
}
