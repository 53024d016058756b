'use client'

import { Code, Download, Ellipsis, Eye, GlobeOff, KeyRound, ListChecks, Scale, Webhook } from 'lucide-react'
import { useId } from 'react'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { Menu, MenuItem, MenuLink } from '@/components/ui/overlays/menu'
import type { ServiceStatus } from '@/lib/domain/websites/schema'
import { switchWebsiteAction } from './status-actions'
import { SWITCH_UNREACHABLE } from './switch-unreachable'

const ICON = 'size-4 shrink-0'

type Props = {
  id: number
  /** null: the person may not take it offline. */
  status: ServiceStatus | null
  /** Whether the reader is the agency, which sets the stages of the project. */
  isAgency: boolean
}

/** The menu of a website's other pages and actions. */
export function SiteMenu({ id, status, isAgency }: Props) {
  const question = useId()
  const path = `/dashboard/website/${id}`
  const mayGoOffline = status !== null && status !== 'inactive'
  return (
    <>
      <Menu
        // Closes the menu once the site is offline.
        key={status}
        label={<Ellipsis aria-hidden="true" className="size-5" />}
        name="Autres actions"
        size="normal"
        className="w-11 px-0"
      >
        <MenuLink href={`/apercu/${id}`} scroll>
          <Eye aria-hidden="true" className={ICON} />
          Voir l’aperçu
        </MenuLink>
        <MenuLink href={`${path}/integrer`} scroll>
          <Code aria-hidden="true" className={ICON} />
          Intégrer à votre site
        </MenuLink>
        <MenuLink href={`${path}/webhooks`} scroll>
          <Webhook aria-hidden="true" className={ICON} />
          Gérer les webhooks
        </MenuLink>
        <MenuLink href={`${path}/cles`} scroll>
          <KeyRound aria-hidden="true" className={ICON} />
          Gérer les clés d’API
        </MenuLink>
        <MenuLink href={`${path}/conformite`} scroll>
          <Scale aria-hidden="true" className={ICON} />
          Mentions et conformité
        </MenuLink>
        <MenuItem href={`${path}/contenus`}>
          <Download aria-hidden="true" className={ICON} />
          Télécharger vos contenus
        </MenuItem>
        {isAgency && (
          <MenuLink href={`/admin/projets/site-${id}`} scroll>
            <ListChecks aria-hidden="true" className={ICON} />
            Étapes du projet
          </MenuLink>
        )}
        {mayGoOffline && (
          <MenuItem danger popoverTarget={question} popoverTargetAction="show">
            <GlobeOff aria-hidden="true" className={ICON} />
            Mettre hors ligne
          </MenuItem>
        )}
      </Menu>
      {mayGoOffline && (
        <ConfirmAction
          id={question}
          danger
          question="Mettre ce site hors ligne&nbsp;? Vos avis, événements, équipe et galerie ne s’y afficheront plus, jusqu’à ce que vous le remettiez en ligne. Rien n’est supprimé ni résilié."
          action={switchWebsiteAction}
          fields={{ websiteId: id, status: 'inactive' }}
          undo={{ action: switchWebsiteAction, fields: { websiteId: id, status: 'active' } }}
          unreachable={SWITCH_UNREACHABLE}
          focusWhenGone="statut-du-site"
        />
      )}
    </>
  )
}
