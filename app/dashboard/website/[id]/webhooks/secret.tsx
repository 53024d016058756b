import { Eye, EyeOff } from 'lucide-react'
import { CopyButton } from '@/components/ui/copy-button'

/** The signing secret, masked until revealed. */
export function Secret({ secret, about }: { secret: string; about: string }) {
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-2">
      <CopyButton text={secret} label="Copier le secret" instead="affichez le secret et sélectionnez-le." />
      <details className="group min-w-0">
        <summary className="text-link min-h-9 list-none gap-2 px-1 text-sm [&::-webkit-details-marker]:hidden">
          <Eye aria-hidden="true" className="size-4 group-open:hidden" />
          <EyeOff aria-hidden="true" className="hidden size-4 group-open:block" />
          <span className="group-open:hidden">Afficher le secret</span>
          <span className="hidden group-open:inline">Masquer le secret</span>
          <span className="sr-only"> de {about}</span>
        </summary>
        <code className="mt-1 block break-all rounded-input bg-sunken px-3 py-2 text-sm">{secret}</code>
      </details>
    </div>
  )
}
