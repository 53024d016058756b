import { JsonLd } from '@/app/_head/json-ld'
import { breadcrumb } from '@/app/_head/linked-data'
import { pageMetadata } from '@/app/_head/page-metadata'
import { pages } from '@/app/_head/pages'
import { PageBody } from '@/components/site/page-body'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { RETENTION } from '@/content/retention'
import { EntityIdText } from '@/lib/domain/entity-id'
import { webAddress } from '@/lib/domain/fields'
import type { Query } from '@/lib/server/requests/list-address'
import { sendNotice } from './actions'
import { NoticeForm } from './notice-form'

export const metadata = pageMetadata(pages.notice)

const PageAddress = webAddress('L’adresse')

/** `site`: the number of the hosted site that linked here; `url`: where the content is seen. Read by the server, so that
 *  both also work without script. */
export default async function NoticePage({ searchParams }: { searchParams: Promise<Query> }) {
  const { site, url } = await searchParams
  const known = EntityIdText.safeParse(site).data
  return (
    <PageBody
      title="Signaler un contenu illicite"
      intro="Un contenu que nous hébergeons, sur ce site ou sur celui d’un de nos clients, vous paraît contraire à la loi&nbsp;? Dites-le-nous, sans compte."
    >
      <JsonLd things={[breadcrumb(pages.notice)]} />
      <div className="flex max-w-2xl flex-col gap-6">
        <Alert look="late" role={undefined}>
          <strong>En cas de danger immédiat, appelez le 17 ou le 112.</strong> Pour signaler une infraction à
          la police et à la gendarmerie&nbsp;:{' '}
          <a
            href="https://www.internet-signalement.gouv.fr"
            className="wrap-anywhere underline underline-offset-2"
          >
            internet-signalement.gouv.fr
          </a>{' '}
          (PHAROS).
        </Alert>
        <Card className="md:p-8">
          <NoticeForm
            send={sendNotice}
            site={known === undefined ? '' : String(known)}
            url={PageAddress.safeParse(url).data ?? ''}
          />
        </Card>
        <div className="flex flex-col gap-3 text-muted text-sm">
          <p>
            Une personne examine chaque signalement, sans moyen automatisé. Nous vous disons ce que nous
            décidons, pourquoi, et comment le contester&nbsp;:{' '}
            <a href="/cgu#signaler-un-contenu" className="text-link">
              conditions d’utilisation
            </a>
            . Nous ne donnons pas votre nom à l’auteur du contenu.
          </p>
          <p>
            Présenter comme illicite un contenu que l’on sait licite est puni d’un an d’emprisonnement et de
            15&nbsp;000&nbsp;€ d’amende (loi du 21&nbsp;juin 2004 pour la confiance dans l’économie numérique,
            article&nbsp;6). Votre signalement est gardé {RETENTION.contentNotices.words}&nbsp;:{' '}
            <a href="/privacy" className="text-link">
              Confidentialité
            </a>
            .
          </p>
        </div>
      </div>
    </PageBody>
  )
}
