import { JsonLd } from '@/app/_head/json-ld'
import { breadcrumb } from '@/app/_head/linked-data'
import { textPage } from '@/app/_head/text-pages'
import { Contents } from '@/components/texts/contents'
import { LongDate } from '@/components/ui/dates/dates'
import { loadText } from '../_texts/load-text'
import { textMetadata } from '../_texts/text-page'

export const generateMetadata = textMetadata('cgv')

export default async function TermsOfSalePage() {
  const { outline, content, updated } = await loadText('cgv')
  return (
    <div className="text-page page-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 pt-10 pb-20 md:grid-cols-[15rem_minmax(0,1fr)] md:pt-14 md:pb-28 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-16">
      <JsonLd things={[breadcrumb(await textPage('cgv'))]} />
      <Contents entries={outline} />
      <div>
        <div className="text">{content}</div>
        {updated && (
          <p className="mt-10 text-muted text-sm">
            En vigueur depuis le <LongDate value={updated} />.
          </p>
        )}
      </div>
    </div>
  )
}
