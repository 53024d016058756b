import { brand } from '@/content/brand'

/** Offers another way to declare: the legal deadline keeps running. */
export const NotTaken = ({ message, what }: { message: string; what: string }) => (
  <>
    {message} Vous pouvez aussi envoyer {what} à{' '}
    <a href={`mailto:${brand.email}`} className="underline underline-offset-2">
      {brand.email}
    </a>
    .
  </>
)
