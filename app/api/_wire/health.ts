import { z } from 'zod'
import { operation } from './operation'

const tag = 'Exploitation'

export const healthOperation = operation({
  method: 'GET',
  path: '/health',
  tag,
  summary: 'Savoir si l’instance peut servir',
  access: 'public',
  ignoresSession: true,
  status: 200,
  answer: z.object({ status: z.literal('ok') }),
})

export const openApiOperation = operation({
  method: 'GET',
  path: '/openapi.json',
  tag,
  summary: 'Lire cette description',
  access: 'public',
  publicRead: true,
  status: 200,
  answer: z.looseObject({}),
})

export const apiTypesOperation = operation({
  method: 'GET',
  path: '/openapi.d.ts',
  tag,
  summary: 'Lire cette description en types TypeScript',
  access: 'public',
  publicRead: true,
  answerType: 'text/plain',
  status: 200,
})
