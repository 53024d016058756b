import { type Statement, statementOf } from '@/lib/domain/content-notices/policy'

/** A decision with its reasons, as in its mails. */
export const StatementList = ({ decision }: { decision: Statement }) => (
  <dl className="flex flex-col gap-3">
    {statementOf(decision).map(({ label, value }) => (
      <div key={label}>
        <dt className="text-muted text-sm">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
      </div>
    ))}
  </dl>
)
