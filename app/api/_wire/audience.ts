import { z } from 'zod'
import { HOST_MAX } from '@/lib/domain/audience/schema'
import { operation } from './operation'

const PATH_MAX = 200
const PORT_LENGTH = ':65535'.length

/** Sent as query parameters, the shortest request that a page can make. */
const PageView = z.object({
  path: z.string().startsWith('/').max(PATH_MAX),
  from: z
    .string()
    .max(HOST_MAX + PORT_LENGTH)
    .optional()
    .describe('L’hôte de la page d’avant ; tout autre texte vaut un accès direct'),
})

export const countPageViewOperation = operation({
  method: 'POST',
  path: '/page-views',
  tag: 'Audience',
  summary:
    'Compter une page vue. Robots, pages préchargées, refus de suivi, équipe de l’agence et adresses inconnues ne comptent pas',
  access: 'public',
  fromOurPages: true,
  whileViewing: true,
  query: PageView,
  status: 204,
  refusals: ['forbidden'],
})
