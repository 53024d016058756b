import { z } from 'zod'
import { EntityId } from '@/lib/domain/entity-id'
import { ProjectRequest } from '@/lib/domain/onboarding/schema'
import { operation } from './operation'

const { madeByAgency, submissionId, ...sameName } = ProjectRequest.shape

export const submitProjectOperation = operation({
  method: 'POST',
  path: '/ostal/new_custommer',
  tag: 'Projets',
  summary: 'Envoyer les réponses du parcours d’inscription',
  access: 'signedIn',
  limit: 'projectRequest',
  body: z
    .object({ ...sameName, isOstalWebsite: madeByAgency, SubmissionId: submissionId })
    .transform(({ isOstalWebsite, SubmissionId, ...body }) => ({
      ...body,
      madeByAgency: isOstalWebsite,
      submissionId: SubmissionId,
    })),
  status: 201,
  answer: z.object({ Id: EntityId, TicketId: EntityId }),
})
