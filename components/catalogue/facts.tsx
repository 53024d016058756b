import type { Fact } from '@/lib/domain/product-facts/fact-words'

/** The facts about a product before the purchase. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="flex flex-col gap-2 text-sm">
    {facts.map(({ name, text }) => (
      <div key={name}>
        <dt className="font-semibold">{name}</dt>
        <dd className="wrap-anywhere whitespace-pre-line text-muted">{text}</dd>
      </div>
    ))}
  </dl>
)
