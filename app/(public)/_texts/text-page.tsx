import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { PageBody } from '@/components/site/page-body'
import { LongDate } from '@/components/ui/dates'
import { feedLink } from './feed'
import { loadText } from './load-text'

/** What a page's head says of it. `path` is its canonical address. */
export const textMetadata = (name: string, path: string) => async (): Promise<Metadata> => {
  const { title, description } = await loadText(name)
  return { title, description, alternates: { canonical: path, ...feedLink } }
}

/** A page that is one text of `content`; `children` stand below it. */
export async function TextPage({ name, children }: { name: string; children?: ReactNode }) {
  const { title, intro, updated, content } = await loadText(name)
  return (
    <PageBody title={title} intro={intro}>
      <div className="text">{content}</div>
      {updated && (
        <p className="mt-10 text-muted text-sm">
          Dernière mise à jour&nbsp;: <LongDate value={updated} />
        </p>
      )}
      {children}
    </PageBody>
  )
}
