import { agencyAtHome } from '@/app/_head/agency-data'
import { JsonLd } from '@/app/_head/json-ld'
import { faqData, siteData } from '@/app/_head/linked-data'
import { pageMetadata } from '@/app/_head/page-metadata'
import { pages } from '@/app/_head/pages'
import { Home } from '@/components/home/home'
import { sendHomeMessage } from './actions'

export const metadata = pageMetadata(pages.home)

export default function HomePage() {
  return (
    <>
      <JsonLd things={[agencyAtHome, siteData, faqData]} />
      <Home send={sendHomeMessage} />
    </>
  )
}
