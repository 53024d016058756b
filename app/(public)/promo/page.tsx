import { JsonLd } from '@/app/_head/json-ld'
import { breadcrumb } from '@/app/_head/linked-data'
import { pageMetadata } from '@/app/_head/page-metadata'
import { pages } from '@/app/_head/pages'
import { House } from '@/components/art/house'
import { Call } from '@/components/promo/call'
import { Sectors } from '@/components/promo/sectors'
import { More, Stage } from '@/components/promo/stage'
import { Visit } from '@/components/promo/visit'
import { Voices } from '@/components/promo/voices'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/content/brand'
import { promo } from '@/content/promo'
import '@/components/promo/promo.css'
import '@/components/promo/house.css'
import '@/components/promo/carousel.css'

export const metadata = pageMetadata(pages.promo)

const names = promo.stages.map(({ id, part }) => ({ id, part }))

/** The animated landing page: a house is built in four stages. */
export default function PromoPage() {
  return (
    <>
      <JsonLd things={[breadcrumb(pages.promo)]} />
      <Visit stages={names} house={<House />}>
        <Stage stage={0}>
          <Call />
          <More stage={1} />
        </Stage>
        <Stage stage={1}>
          <Sectors />
        </Stage>
        <Stage stage={2}>
          <Voices />
        </Stage>
        <Stage stage={3}>
          <p className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="/start" size="large">
              Commencer votre projet
            </ButtonLink>
            <ButtonLink href={brand.phone.link} look="secondary" size="large">
              Nous appeler
            </ButtonLink>
          </p>
        </Stage>
      </Visit>
    </>
  )
}
