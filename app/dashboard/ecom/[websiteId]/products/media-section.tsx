'use client'

import { ArrowDown, ArrowUp, ImagePlus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonStyle } from '@/components/ui/button'
import { describedBy, FieldNotes } from '@/components/ui/fields/field'
import { useHydrated } from '@/components/ui/layout/use-hydrated'
import { PICTURE_TYPES } from '@/lib/domain/media/constants'
import { Section } from './form-section'
import type { ProductPictures } from './use-product-pictures'

const NAME = 'images'
const HINT = 'La première est l’image principale. JPEG, PNG, WebP, AVIF ou GIF, 10\u00a0Mo au plus.'

/** Chooses the pictures of a new product. */
export function MediaSection({ pictures, issue }: { pictures: ProductPictures; issue: string | undefined }) {
  const { files } = pictures
  const fault = pictures.refusal ?? (files.length === 0 ? issue : undefined)
  return (
    <Section title="Médias">
      <div role="group" aria-labelledby="images-titre" className="flex flex-col gap-3">
        <p id="images-titre" className="font-semibold text-sm">
          Image principale et autres images
        </p>
        {files.length > 0 && (
          <ol className="flex flex-col gap-2">
            {files.map((file, index) => (
              <ChosenPicture key={`${file.name}-${index}`} pictures={pictures} index={index} file={file} />
            ))}
          </ol>
        )}
        <PicturePicker pictures={pictures} fault={fault} />
        <FieldNotes name={NAME} hint={HINT} issue={fault} />
        <noscript>
          <p className="text-muted text-sm">
            Pour choisir des images, activez JavaScript. Sans lui, le produit est créé sans image.
          </p>
        </noscript>
      </div>
    </Section>
  )
}

type ChosenProps = { pictures: ProductPictures; index: number; file: File }

const ChosenPicture = ({ pictures, index, file }: ChosenProps) => (
  <li className="flex flex-wrap items-center gap-3 rounded-input bg-sunken p-2">
    {pictures.urls.has(file) && (
      <img
        src={pictures.urls.get(file)}
        alt=""
        className="size-14 shrink-0 rounded-input bg-surface object-cover"
      />
    )}
    <span className="min-w-24 flex-1 truncate text-sm" title={file.name}>
      {index === 0 && <strong>Image principale&nbsp;: </strong>}
      {file.name}
    </span>
    <span className="flex">
      <Step name={`Monter ${file.name}`} onClick={() => pictures.move(index, index - 1)} isOut={index === 0}>
        <ArrowUp aria-hidden="true" className="size-4" />
      </Step>
      <Step
        name={`Descendre ${file.name}`}
        onClick={() => pictures.move(index, index + 1)}
        isOut={index === pictures.files.length - 1}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </Step>
      <Step name={`Retirer ${file.name}`} onClick={() => pictures.remove(index)}>
        <X aria-hidden="true" className="size-4" />
      </Step>
    </span>
  </li>
)

function PicturePicker({ pictures, fault }: { pictures: ProductPictures; fault: string | undefined }) {
  const hydrated = useHydrated()
  return (
    <span className="relative inline-flex self-start">
      <input
        type="file"
        id={NAME}
        multiple
        accept={PICTURE_TYPES.join(',')}
        disabled={!hydrated}
        {...describedBy({ name: NAME, hint: HINT, issue: fault })}
        onChange={({ currentTarget }) => {
          pictures.choose([...(currentTarget.files ?? [])])
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={NAME}
        className={buttonStyle({
          look: 'secondary',
          size: 'small',
          className:
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent-ring peer-focus-visible:outline-offset-2',
        })}
      >
        <ImagePlus aria-hidden="true" className="size-4" />
        {pictures.files.length === 0 ? 'Choisir des images' : 'Ajouter d’autres images'}
      </label>
    </span>
  )
}

type StepProps = { name: string; isOut?: boolean; onClick: () => void; children: ReactNode }

const Step = ({ name, isOut = false, onClick, children }: StepProps) => (
  <Button
    look="quiet"
    size="small"
    aria-label={name}
    title={name}
    aria-disabled={isOut || undefined}
    onClick={() => isOut || onClick()}
    className="w-11 px-0 aria-disabled:opacity-40"
  >
    {children}
  </Button>
)
