import { type Fact, MISSING } from '@/lib/domain/shop-terms/schema'

/** Facts with their names; missing ones are marked. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-y-3">
    {facts.map(({ label, text }) => (
      <div key={label} className="contents">
        <dt className="font-semibold max-sm:mt-2">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">
          {text === null ? <span className="text-muted italic">{MISSING}</span> : <Text text={text} />}
        </dd>
      </div>
    ))}
  </dl>
)

/** Links web and mail addresses. */
function Text({ text }: { text: string }) {
  const href = /^https?:/.test(text) ? text : /^[^\s@]+@[^\s@]+$/.test(text) ? `mailto:${text}` : null
  return href === null ? (
    text
  ) : (
    <a href={href} rel="noreferrer" className="text-link">
      {text}
    </a>
  )
}
