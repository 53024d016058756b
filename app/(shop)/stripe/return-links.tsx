import { ButtonLink } from '@/components/ui/button'

/** Back to the shop first, then to us. */
export function ReturnLinks({ site, cart }: { site: { name: string; url: string }; cart?: string }) {
  return (
    <>
      {cart && <ButtonLink href={cart}>Reprendre mon panier</ButtonLink>}
      <ButtonLink href={site.url} look={cart ? 'secondary' : 'primary'}>
        Retour à la boutique
      </ButtonLink>
      <ButtonLink href="/" look="quiet" className="-ml-5">
        Retour à l’accueil
      </ButtonLink>
    </>
  )
}
