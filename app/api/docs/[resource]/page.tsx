import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/app/_head/json-ld'
import { breadcrumb } from '@/app/_head/linked-data'
import { pageMetadata } from '@/app/_head/page-metadata'
import { referencePage } from '@/app/_head/pages'
import { apiReference } from '../api-reference'
import { CallSection } from '../call-section'
import { ObjectList } from '../object-list'
import { ReferencePage } from '../reference-page'

type Props = { params: Promise<{ resource: string }> }

// Any other path below /api/docs gets the API's JSON 404.
export const dynamicParams = false

export const generateStaticParams = () => apiReference.groups.map(({ id }) => ({ resource: id }))

async function findGroup({ params }: Props) {
  const { resource } = await params
  return apiReference.groups.find(({ id }) => id === resource) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(referencePage(await findGroup(props)))
}

/** The calls of one resource, and the objects that they refer to. */
export default async function ResourceReference(props: Props) {
  const group = await findGroup(props)
  return (
    <ReferencePage open={group} title={group.tag} intro="Les appels de cette ressource, un par un.">
      <JsonLd things={[breadcrumb(referencePage(group))]} />
      {group.calls.map((call) => (
        <CallSection key={call.id} call={call} />
      ))}
      {group.objects.length > 0 && <ObjectList objects={group.objects} />}
    </ReferencePage>
  )
}
