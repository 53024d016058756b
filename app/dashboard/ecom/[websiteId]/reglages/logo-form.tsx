'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { PhotoPicker } from '@/components/content/photo-picker'
import { FieldNotes } from '@/components/ui/fields/field'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { showToast } from '@/components/ui/overlays/toast'
import { UploadList } from '@/components/uploads/upload-list'
import { useUploads } from '@/components/uploads/use-uploads'
import { deleteLogoAction } from './actions'

const HINT = 'JPEG, PNG, WebP, AVIF ou GIF, 10\u00a0Mo au plus. Un fond transparent apparaît en blanc.'
const UNREACHABLE = 'Le logo n’a pas été supprimé. Vérifiez votre connexion, puis réessayez.'

type Props = { websiteId: number; hash: string | null }

/** A logo is stored as soon as it is chosen: the section has nothing to save. */
export function LogoForm({ websiteId, hash }: Props) {
  const router = useRouter()
  const { items, add, cancel, retry } = useUploads(
    { for: 'logo', websiteId },
    {
      onStored: (_picture, id) => {
        showToast({ text: 'Logo enregistré.' })
        // The file's row stays until the refreshed page shows the logo.
        startTransition(() => {
          router.refresh()
          startTransition(() => cancel(id))
        })
      },
    },
  )
  function choose(file: File | null) {
    if (!file) return
    for (const { id } of items) cancel(id)
    add([file])
  }
  return (
    <div className="flex grow basis-64 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <PhotoPicker label={hash ? 'Changer le logo' : 'Choisir un logo'} hint={HINT} onChoose={choose} />
        {hash && (
          <ConfirmAction
            danger
            label={
              <>
                Supprimer<span className="sr-only"> le logo</span>
              </>
            }
            question={'Supprimer le logo\u00a0?'}
            action={deleteLogoAction}
            fields={{ websiteId, hash }}
            unreachable={UNREACHABLE}
            focusWhenGone="photo"
          />
        )}
      </div>
      {/* As high as an uploading file, so that nothing below moves. */}
      <div className="min-h-21">
        {items.length === 0 ? (
          <FieldNotes name="photo" hint={HINT} />
        ) : (
          <UploadList items={items} onCancel={cancel} onRetry={retry} />
        )}
      </div>
      <noscript>
        <p className="text-muted text-sm">Pour ajouter un logo, activez JavaScript.</p>
      </noscript>
    </div>
  )
}
