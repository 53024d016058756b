import { CopyButton } from '@/components/ui/copy-button'

/** A line for the client's page: to copy, or to select with one click. */
export function CopiedLine({ line, label }: { line: string; label: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <code className="min-w-0 grow wrap-anywhere select-all rounded-input bg-sunken px-3 py-2 text-sm">
        {line}
      </code>
      <CopyButton text={line} label={label} instead="sélectionnez la ligne." />
    </div>
  )
}
