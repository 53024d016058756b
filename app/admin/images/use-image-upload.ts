import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { focusFault } from '@/components/ui/forms/focus-first-fault'
import { showToast } from '@/components/ui/overlays/toast'
import { pictureRefusal } from '@/components/uploads/file-refusal'
import { ApiError } from '@/lib/browser/api'
import { failureOf } from '@/lib/browser/uploads/failure'
import { sendUpload } from '@/lib/browser/uploads/send-upload'
import type { FormState } from '@/lib/domain/forms/schema'

type Issues = { pictures?: string; websiteId?: string }

/** Sends the form's image. `start`: the form refused without script, or an empty one. */
export function useImageUpload(start: FormState) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [issues, setIssues] = useState<Issues>(start.issues)
  const [failure, setFailure] = useState(refusalOf(start))
  /** The fraction sent; null when no upload is in progress. */
  const [progress, setProgress] = useState<number | null>(null)

  function refuse(found: Issues) {
    setIssues(found)
    // Once the invalid fields are marked.
    requestAnimationFrame(() => form.current && focusFault(form.current))
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    const sent = new FormData(fields)
    const file = sent.get('pictures')
    const site = String(sent.get('websiteId')).trim()
    if (progress !== null) return
    setFailure(undefined)
    setIssues({})
    if (!(file instanceof File) || file.name === '') return refuse({ pictures: 'Choisissez une image.' })
    const refusal = pictureRefusal(file)
    if (refusal) return refuse({ pictures: refusal })
    if (!/^([1-9]\d*)?$/.test(site))
      return refuse({ websiteId: 'Le numéro d’un site est un entier positif. Laissez vide pour aucun site.' })
    setProgress(0)
    try {
      const customName = String(sent.get('customName')).trim()
      await sendUpload(
        { file, websiteId: site, customName },
        { onProgress: setProgress, signal: new AbortController().signal },
      )
      fields.reset()
      showToast({ text: 'Image envoyée.' })
      router.push(site ? `/admin/images?id=${site}` : '/admin/images', { scroll: false })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        refuse({ websiteId: `Aucun site ne porte le numéro ${site}.` })
      else setFailure(failureOf(error).error)
    } finally {
      setProgress(null)
    }
  }

  return { form, issues, failure, progress, onSubmit }
}

/** Why it was refused, where no field shows it. */
const refusalOf = ({ status, message, issues }: FormState): string | undefined =>
  status === 'error' && !issues.pictures && !issues.websiteId ? message : undefined
