import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { JsonLd } from '@/app/_head/json-ld'
import { breadcrumb } from '@/app/_head/linked-data'
import { pageMetadata } from '@/app/_head/page-metadata'
import { textPage } from '@/app/_head/text-pages'
import type { SceneName } from '@/components/art/scene'
import { PageBody } from '@/components/site/page-body'
import { LongDate } from '@/components/ui/dates/dates'
import { loadText } from './load-text'

export const textMetadata = (name: string) => async (): Promise<Metadata> =>
  pageMetadata(await textPage(name))

type Props = { name: string; picture?: SceneName; children?: ReactNode }

/** A page that is one text of `content`; `children` stand below it. */
export async function TextPage({ name, picture, children }: Props) {
  const { title, intro, updated, content } = await loadText(name)
  return (
    <PageBody title={title} intro={intro} {...(picture && { picture })}>
      <JsonLd things={[breadcrumb(await textPage(name))]} />
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
