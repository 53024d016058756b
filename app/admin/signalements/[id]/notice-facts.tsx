import { Fact, Facts } from '@/components/billing/facts'
import { AppLink } from '@/components/navigation/app-link'
import { Card } from '@/components/ui/layout/card'
import type { getNotice } from '@/lib/domain/content-notices/queries'

type Props = Pick<Awaited<ReturnType<typeof getNotice>>, 'notice' | 'site' | 'owner'>

/** The reported content, the notifier, and the content's owner. */
export function NoticeFacts({ notice, site, owner }: Props) {
  const { locations, explanation, senderName, senderEmail } = notice
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <h2 className="text-xl">Ce qui est signalé</h2>
      <p className="wrap-anywhere whitespace-pre-line">{explanation}</p>
      <Facts>
        <Fact name="Adresse du contenu">
          <ul>
            {locations.map((location) => (
              <li key={location}>
                <a href={location} rel="noopener noreferrer nofollow" className="text-link">
                  {location}
                </a>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name="De">
          {senderName === null || senderEmail === null ? (
            'Anonyme'
          ) : (
            <>
              {senderName},{' '}
              <a href={`mailto:${senderEmail}`} className="text-link">
                {senderEmail}
              </a>
            </>
          )}
        </Fact>
        <Fact name="Site">
          {site ? (
            <AppLink href={`/dashboard/website/${site.id}`} className="text-link">
              {site.name}
            </AppLink>
          ) : (
            'Non reconnu'
          )}
        </Fact>
        {owner && site && (
          <Fact name="Son client">
            <AppLink href={`/admin?fiche=${site.clientId}`} className="text-link">
              {owner.firstName} {owner.lastName}
            </AppLink>
            , {owner.email}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
