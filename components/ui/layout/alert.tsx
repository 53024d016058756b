import type { ComponentProps, ReactNode } from 'react'

const LOOKS = {
  danger: 'border-danger/40 bg-danger-ground text-danger',
  success: 'border-success/40 bg-success-ground text-success',
  late: 'border-late/40 bg-late-ground text-late',
  info: 'border-info/40 bg-info-ground text-info',
}

type AlertProps = ComponentProps<'div'> & { look?: keyof typeof LOOKS; action?: ReactNode }

/** A message next to its subject. Errors interrupt a screen reader, other messages wait. */
export function Alert({ look = 'danger', action, className = '', children, ...rest }: AlertProps) {
  return (
    <div
      role={look === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-input border px-4 py-3 font-medium ${LOOKS[look]} ${className}`}
    >
      <div className="min-w-0">{children}</div>
      {action}
    </div>
  )
}
