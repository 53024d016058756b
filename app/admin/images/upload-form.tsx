'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { FocusFirstFault, focusFault } from '@/components/ui/focus-first-fault'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { pictureRefusal } from '@/components/uploads/file-refusal'
import { ApiError } from '@/lib/browser/api'
import { failureOf } from '@/lib/browser/uploads/failure'
import { sendUpload } from '@/lib/browser/uploads/send-upload'
import type { FormState } from '@/lib/domain/forms/schema'
import { PICTURE_TYPES } from '@/lib/domain/media/constants'

type Issues = { pictures?: string; websiteId?: string }

type Props = {
  /** The website of the list below, '' for none. */
  websiteId: string
  /** Sent again without script, it makes one upload. */
  submissionId: string
  /** The form refused without script, or an empty one. */
  start: FormState
}

/** Sends one image to the agency's uploads. */
export function UploadForm({ websiteId, submissionId, start }: Props) {
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

  return (
    <form
      ref={form}
      action="/api/pictures/form"
      method="post"
      encType="multipart/form-data"
      onSubmit={onSubmit}
      noValidate
      className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_2fr_auto]"
    >
      <FocusFirstFault state={start} title="Images · Admin Dashboard" />
      <input type="hidden" name="submissionId" value={start.values.submissionId || submissionId} />
      <TextField
        type="file"
        name="pictures"
        label="Image"
        hint="JPEG, PNG, WebP, AVIF ou GIF, 10&nbsp;Mo au plus."
        issue={issues.pictures}
        accept={PICTURE_TYPES.join(',')}
        required
        className="[&_input]:file:mr-3 [&_input]:file:rounded-input [&_input]:file:border-0 [&_input]:file:bg-sunken [&_input]:file:px-2.5 [&_input]:file:font-semibold [&_input]:file:text-sm"
      />
      <TextField
        key={websiteId}
        name="websiteId"
        label="Site n°"
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        defaultValue={start.values.websiteId ?? websiteId}
        hint="Vide&nbsp;: aucun site."
        issue={issues.websiteId}
      />
      <TextField
        name="customName"
        label="Nom"
        defaultValue={start.values.customName}
        optional
        maxLength={150}
        autoComplete="off"
        hint="Vide&nbsp;: celui du fichier."
      />
      <Button type="submit" busy={progress !== null} className="lg:mt-6.5">
        {progress === null ? 'Envoyer' : `Envoi… ${Math.round(progress * 100)}\u00a0%`}
      </Button>
      {failure && (
        <Alert className="col-span-full">
          <span lang="en">Image upload failed</span>
          <span className="block font-normal">{failure}</span>
        </Alert>
      )}
    </form>
  )
}

/** Why it was refused, where no field shows it. */
const refusalOf = ({ status, message, issues }: FormState): string | undefined =>
  status === 'error' && !issues.pictures && !issues.websiteId ? message : undefined
