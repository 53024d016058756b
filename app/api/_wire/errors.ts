import { z } from 'zod'

export const ErrorWire = z
  .object({
    message: z.string().meta({ description: 'En français, à montrer tel quel.' }),
    code: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' })
