import { Ellipsis } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button, ButtonLink } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Tabs } from '@/components/ui/layout/tabs'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { FilterBar } from '@/components/ui/lists/filter-bar'
import { Pager } from '@/components/ui/lists/pager'
import { Table } from '@/components/ui/lists/table'
import { Confirm } from '@/components/ui/overlays/confirm'
import { ConfirmByName } from '@/components/ui/overlays/confirm-by-name'
import { Dialog, opensDialog } from '@/components/ui/overlays/dialog'
import { Menu, MenuItem } from '@/components/ui/overlays/menu'
import { SidePanel } from '@/components/ui/overlays/side-panel'
import { showToast } from '@/components/ui/overlays/toast'
import { Toasts } from '@/components/ui/overlays/toasts'
import { showUndo } from '@/components/ui/overlays/undo'
import { FieldsScene } from './fields-scene'

/** An action that ends when the test calls `window.finish()`. */
const untilFinished = () =>
  new Promise<void>((resolve) => {
    Object.assign(window, { finish: resolve })
  })

const query = () => new URLSearchParams(location.search)

function DialogScene() {
  return (
    <>
      <Button className="self-start" {...opensDialog('fenetre')}>
        Ouvrir
      </Button>
      <p>Derrière la fenêtre.</p>
      <Dialog id="fenetre" title="Frais de port">
        <TextField name="prix" label="Prix" />
        <Button>Enregistrer</Button>
      </Dialog>
    </>
  )
}

function ConfirmScene() {
  const [said, setSaid] = useState<string[]>([])
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small">
          Monter
        </Button>
        <Confirm
          label="Supprimer"
          question="Confirmer la suppression ?"
          danger
          fields={{ id: 7 }}
          action={(form) => setSaid((known) => [...known, ['supprimé', form.get('id')].join(' ')])}
        />
        <Confirm label="Renouveler" question="Renouveler le secret ?" action={untilFinished} />
      </div>
      <p data-testid="neighbour">Le voisin</p>
      <output>{said.join(', ')}</output>
    </>
  )
}

function ConfirmByNameScene() {
  const [said, setSaid] = useState('')
  return (
    <>
      <div>
        <ConfirmByName
          label="Supprimer le site"
          title="Supprimer « La Table » ?"
          name="La Table"
          fields={{ id: 3 }}
          action={(form) => setSaid([form.get('id'), form.get('confirmation')].join(' '))}
        >
          Ses avis et ses images seront perdus.
        </ConfirmByName>
      </div>
      <output>{said}</output>
    </>
  )
}

function PanelScene() {
  return (
    <>
      <ButtonLink href="/panel?panneau=1">Modifier</ButtonLink>
      {query().get('panneau') && (
        <SidePanel title="Modifier le site" closeHref="/panel" footer={<Button>Enregistrer</Button>}>
          <form>
            <TextField name="nom" label="Nom" />
          </form>
          <input type="file" aria-label="Photo" />
          {Array.from({ length: 40 }, (_, index) => (
            <p key={index}>Une ligne du formulaire</p>
          ))}
        </SidePanel>
      )}
    </>
  )
}

function TabsScene() {
  const tabs = [
    { href: '/tabs', label: 'Avis clients' },
    { href: '/tabs?onglet=evenements', label: 'Événements' },
    { href: '/tabs?onglet=equipe', label: 'Équipe' },
    { href: '/tabs?onglet=galerie', label: 'Galerie' },
  ]
  return <Tabs label="Contenu du site" tabs={tabs} current={location.pathname + location.search} />
}

type Row = { id: number; title: string; client: string; plan: string; opened: string }
const ROWS: Row[] = [
  { id: 1, title: 'Bons cadeaux', client: 'Camille Roussel', plan: 'Pro', opened: '3 mai' },
  {
    id: 2,
    title: `Une demande au titre ${'très '.repeat(12)}long`,
    client: 'Julien',
    plan: 'Basique',
    opened: '4 mai',
  },
]

function TableScene() {
  return (
    <>
      {[true, false].map((isFramed) => (
        <Table
          key={String(isFramed)}
          label={isFramed ? 'Demandes' : 'Journal'}
          isFramed={isFramed}
          rows={ROWS}
          rowKey={({ id }) => id}
          columns={[
            { title: 'Demande', card: 'wide', cell: ({ title }) => <a href="/table">{title}</a> },
            { title: 'Client', cell: ({ client }) => client },
            { title: 'Formule', card: 'right', cell: ({ plan }) => <Badge look="info">{plan}</Badge> },
            { title: 'Ouverte le', isLabelled: true, cell: ({ opened }) => opened },
            {
              title: 'Action',
              isTitleHidden: true,
              card: 'right',
              cell: () => (
                <Button look="secondary" size="small">
                  Renvoyer
                </Button>
              ),
            },
          ]}
        />
      ))}
    </>
  )
}

function ListScene() {
  const page = Number(query().get('page') ?? 1)
  const href = (to: number) => (to < 1 || to > 3 ? null : `/list?page=${to}`)
  return (
    <>
      <FilterBar path="/list" isFiltered={Boolean(query().get('type'))}>
        <SelectField name="type" label="Type" defaultValue={query().get('type') ?? ''}>
          <option value="">Tous</option>
          <option value="bug">Bug</option>
        </SelectField>
      </FilterBar>
      <p>Page {page}</p>
      <Pager previous={href(page - 1)} next={href(page + 1)} />
    </>
  )
}

function ToastScene() {
  const [undone, undo] = useState(0)
  const taken = async () => {
    undo((times) => times + 1)
    return undefined
  }
  const refused = async () => {
    await taken()
    return 'Le serveur n’a pas répondu.'
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => showToast({ text: 'Avis enregistré' })}>Simple</Button>
        <Button
          onClick={() => showToast({ text: 'Avis publié', action: { label: 'Voir', href: '/toast?vu' } })}
        >
          Lien
        </Button>
        <Button
          onClick={() =>
            showToast({
              text: 'Supprimé',
              action: { label: 'Annuler', run: () => undo((times) => times + 1) },
            })
          }
        >
          Annulable
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => showUndo('Site mis hors ligne', taken)}>Rétablie</Button>
        <Button onClick={() => showUndo('Site mis hors ligne', refused)}>Refusée</Button>
        <Button {...opensDialog('fiche')}>Fiche</Button>
      </div>
      <TextField name="nom" label="Nom" />
      <Dialog id="fiche" title="Fiche">
        <Button onClick={() => showUndo('Photo retirée', taken)}>Retirer</Button>
      </Dialog>
      <output>{undone > 0 && `annulé ${undone}`}</output>
      <Toasts />
    </>
  )
}

function MenuScene() {
  const [chosen, choose] = useState('')
  return (
    <>
      <div className="flex justify-end">
        <Menu name="Plus d’actions" label={<Ellipsis aria-hidden="true" className="size-4" />}>
          <MenuItem href="/menu?compte">Compte</MenuItem>
          <MenuItem onClick={() => choose('dupliqué')}>Dupliquer</MenuItem>
          <MenuItem danger onClick={() => choose('supprimé')}>
            Supprimer
          </MenuItem>
        </Menu>
      </div>
      <output>{chosen}</output>
    </>
  )
}

function SmallScene() {
  return (
    <>
      <div>
        <CopyButton text="whsec_essai" label="Copier le secret" instead="sélectionnez-le." />
      </div>
      <EmptyState sentence="Aucun avis pour l’instant." action={<Button>Ajouter un avis</Button>} />
      <form action={untilFinished}>
        <SubmitButton>Envoyer</SubmitButton>
      </form>
    </>
  )
}

/** One scene per primitive, by its path on the stage. */
export const SCENES: Record<string, ComponentType> = {
  dialog: DialogScene,
  confirm: ConfirmScene,
  fields: FieldsScene,
  'confirm-by-name': ConfirmByNameScene,
  panel: PanelScene,
  tabs: TabsScene,
  table: TableScene,
  list: ListScene,
  toast: ToastScene,
  menu: MenuScene,
  small: SmallScene,
}
