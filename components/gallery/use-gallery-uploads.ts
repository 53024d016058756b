import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import { useUploads } from '../uploads/use-uploads'

/** The uploads to a website's gallery. `addition` announces the latest stored picture. */
export function useGalleryUploads(websiteId: number) {
  const router = useRouter()
  const [addition, setAddition] = useState('')
  const { items, add, cancel, retry } = useUploads(
    { for: 'gallery', websiteId },
    {
      // The file's row stays until the refreshed gallery shows its picture.
      onStored: ({ name }, id) => {
        setAddition(`Image ajoutée\u00a0: ${name}`)
        startTransition(() => {
          router.refresh()
          startTransition(() => cancel(id))
        })
      },
    },
  )
  return { items, addition, add, cancel, retry }
}
