import { z } from 'zod'
import { ProjectRequest } from '@/lib/domain/onboarding/schema'
import { Id, operation } from './operation'

const { madeByAgency, submissionId, ...sameName } = ProjectRequest.shape

export const submitProjectOperation = operation({
  method: 'POST',
  path: '/ostal/new_custommer',
  tag: 'Projets',
  summary: 'Envoyer les réponses du parcours d’inscription',
  access: 'signedIn',
  body: z
    .object({ ...sameName, isOstalWebsite: madeByAgency, SubmissionId: submissionId })
    .transform(({ isOstalWebsite, SubmissionId, ...body }) => ({
      ...body,
      madeByAgency: isOstalWebsite,
      submissionId: SubmissionId,
    })),
  status: 201,
  answer: z.object({ Id, TicketId: Id }),
})
