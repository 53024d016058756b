'use client'

import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { Alert } from '@/components/ui/layout/alert'
import type { FormState } from '@/lib/domain/forms/schema'
import { PICTURE_TYPES } from '@/lib/domain/media/constants'
import { useImageUpload } from './use-image-upload'

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
  const { form, issues, failure, progress, onSubmit } = useImageUpload(start)
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
