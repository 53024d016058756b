import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

export const Denied = () => (
  <Notice title="Oups!" stage={1} action={<ButtonLink href="/home">Retour à l'accueil</ButtonLink>}>
    <p>Vous n’avez pas la permission d’accéder à cette page.</p>
    <p>Si vous pensez que c’est une erreur, écrivez à l’agence depuis la page de contact.</p>
  </Notice>
)
