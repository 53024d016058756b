import type { ReactNode } from 'react'
import type { EntryKind } from '@/lib/domain/content/schema'
import { publicDates } from '../ui/dates/dates'

type Props = {
  kind: EntryKind
  /** The form's texts by field name, complete or not. */
  texts: Readonly<Record<string, string>>
  /** The photo's URL. */
  picture: string | null
}

/** An entry as visitors see it, built like the embed (lib/browser/embed); empty fields show a grey placeholder. */
export function PublicCard({ kind, texts, picture }: Props) {
  if (kind === 'testimonials')
    return (
      <Frame>
        <Text value={texts.content} missing="Le témoignage" />
        <div className="mt-auto flex items-center gap-3 pt-2">
          <Portrait picture={picture} />
          <div className="min-w-0">
            <Name value={texts.customerName} missing="Nom du client" />
            <Role value={texts.customerRole} missing="Rôle du client" />
          </div>
        </div>
      </Frame>
    )
  if (kind === 'staff')
    return (
      <Frame>
        <Portrait picture={picture} large />
        <Name value={texts.name} missing="Nom" />
        <Role value={texts.role} missing="Rôle" />
        {texts.description && <Text value={texts.description} missing="" />}
      </Frame>
    )
  return (
    <Frame>
      {picture && (
        <img src={picture} alt="" className="-mx-5 -mt-5 mb-1 aspect-video max-w-none object-cover" />
      )}
      <p className="font-semibold text-sm">
        <OrPlaceholder value={formatDates(texts)} missing="Date" />
      </p>
      <Name value={texts.title} missing="Nom de l’événement" />
      <Text value={texts.description} missing="La description" />
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-full flex-col gap-2 overflow-hidden break-words rounded-card border border-hairline bg-background p-5">
    {children}
  </div>
)

type Part = { value: string | undefined; missing: string }

const OrPlaceholder = ({ value, missing }: Part) =>
  value?.trim() ? value : <span className="font-normal text-muted">{missing}</span>

const Text = (part: Part) => (
  <p className="whitespace-pre-line">
    <OrPlaceholder {...part} />
  </p>
)

const Name = (part: Part) => (
  <p className="font-semibold leading-tight">
    <OrPlaceholder {...part} />
  </p>
)

const Role = (part: Part) => (
  <p className="text-muted text-sm">
    <OrPlaceholder {...part} />
  </p>
)

function Portrait({ picture, large = false }: { picture: string | null; large?: boolean }) {
  const size = large ? 96 : 48
  if (!picture) return null
  return (
    <img
      src={picture}
      alt=""
      width={size}
      height={size}
      style={{ width: size, height: size }}
      className="shrink-0 rounded-full object-cover"
    />
  )
}

/** A date field is empty until completely filled in. */
const formatDates = ({ eventDate, endDate }: Props['texts']): string =>
  eventDate ? publicDates({ eventDate, endDate: endDate && endDate >= eventDate ? endDate : null }) : ''
