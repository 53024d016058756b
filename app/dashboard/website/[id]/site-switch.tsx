import { ActionForm } from '@/components/ui/action-form'
import { ConfirmAction } from '@/components/ui/confirm-action'
import { SubmitButton } from '@/components/ui/submit-button'
import type { Website } from '@/lib/domain/websites/schema'
import { switchWebsiteAction } from './status-actions'

const UNREACHABLE = 'Le site n’a pas changé. Vérifiez votre connexion, puis réessayez.'

/** Takes the site offline, after a question, or back. */
export function SiteSwitch({ website: { id: websiteId, status } }: { website: Website }) {
  if (status !== 'inactive')
    return (
      <ConfirmAction
        danger
        label="Mettre hors ligne"
        question="Mettre ce site hors ligne&nbsp;? Vos avis, événements, équipe et galerie ne s’y afficheront plus, jusqu’à ce que vous le remettiez en ligne. Rien n’est supprimé ni résilié."
        action={switchWebsiteAction}
        fields={{ websiteId, status: 'inactive' }}
        unreachable={UNREACHABLE}
        focusWhenGone="statut-du-site"
      />
    )
  return (
    <ActionForm
      action={switchWebsiteAction}
      fields={{ websiteId, status: 'active' }}
      unreachable={UNREACHABLE}
    >
      <SubmitButton look="secondary" size="small">
        Remettre en ligne
      </SubmitButton>
    </ActionForm>
  )
}
