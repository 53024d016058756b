import type { Thing } from 'schema-dts'

const CONTEXT = 'https://schema.org'

/** Data for search engines, one element per thing. Escapes `<`, which could end the element. */
export const JsonLd = ({ things }: { things: readonly Thing[] }) =>
  things.map((thing) => {
    const text = JSON.stringify({ '@context': CONTEXT, ...(thing as object) }).replaceAll('<', '\\u003c')
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  })
