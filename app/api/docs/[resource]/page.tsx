import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CallSection } from '../call-section'
import { ObjectList } from '../object-list'
import { apiReference, ReferencePage } from '../reference-page'

type Props = { params: Promise<{ resource: string }> }

// Any other path below /api/docs gets the API's JSON 404.
export const dynamicParams = false

export const generateStaticParams = () => apiReference.groups.map(({ id }) => ({ resource: id }))

async function findGroup({ params }: Props) {
  const { resource } = await params
  return apiReference.groups.find(({ id }) => id === resource) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, tag } = await findGroup(props)
  return {
    title: `${tag} · L’API`,
    description: `Les appels de l’API : ${tag}.`,
    alternates: { canonical: `/api/docs/${id}` },
  }
}

/** The calls of one resource, and the objects that they refer to. */
export default async function ResourceReference(props: Props) {
  const group = await findGroup(props)
  return (
    <ReferencePage open={group} title={group.tag} intro="Les appels de cette ressource, un par un.">
      {group.calls.map((call) => (
        <CallSection key={call.id} call={call} />
      ))}
      {group.objects.length > 0 && <ObjectList objects={group.objects} />}
    </ReferencePage>
  )
}
