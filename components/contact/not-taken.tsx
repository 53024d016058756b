import { brand } from '@/content/brand'

/** A deadline runs on: there is always another way. */
export const NotTaken = ({ message, what }: { message: string; what: string }) => (
  <>
    {message} Vous pouvez aussi envoyer {what} à{' '}
    <a href={`mailto:${brand.email}`} className="underline underline-offset-2">
      {brand.email}
    </a>
    .
  </>
)
