import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type FieldFrame = {
  /** Also the control's id. */
  name: string
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to mend it; shown at the field until it is corrected. */
  issue?: string | undefined
  optional?: boolean
  className?: string
}

export const controlStyle = (issue: string | undefined) =>
  clsx('control', issue ? 'border-danger' : 'border-control')

/** What ties a control to its hint and its fault for a screen reader. */
export const describedBy = ({ name, hint, issue }: Pick<FieldFrame, 'name' | 'hint' | 'issue'>) => ({
  'aria-invalid': issue ? (true as const) : undefined,
  'aria-describedby': clsx(hint && `${name}-hint`, issue && `${name}-issue`) || undefined,
})

/** Label above, control, then hint and fault. */
export function Field({
  name,
  label,
  hint,
  issue,
  optional,
  className,
  children,
}: FieldFrame & { children: ReactNode }) {
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={name} className="font-semibold text-sm">
        {label}
        {optional && <span className="font-normal text-muted"> (facultatif)</span>}
      </label>
      {children}
      <FieldNotes name={name} hint={hint} issue={issue} />
    </div>
  )
}

export function FieldNotes({ name, hint, issue }: Pick<FieldFrame, 'name' | 'hint' | 'issue'>) {
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {issue && (
        <p id={`${name}-issue`} className="font-medium text-danger text-sm">
          {issue}
        </p>
      )}
    </>
  )
}
