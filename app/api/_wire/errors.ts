import { z } from 'zod'

export const ErrorWire = z
  .object({
    message: z.string().meta({ description: 'En français, à montrer tel quel.' }),
    code: z.string(),
    error: z.string().optional().meta({ description: 'Le même texte, aux appels de paiement.' }),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' })
