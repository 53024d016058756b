import { z } from 'zod'

export const ErrorWire = z
  .object({
    message: z
      .string()
      .meta({ description: 'French, safe to show; English where the specification has it so.' }),
    code: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' })
