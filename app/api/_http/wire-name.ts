import type { z } from 'zod'

/** Turns the domain's field names into those of a body: `currentPassword` is `CurrentPassword` where the body says so. */
export function wireNames(body: z.ZodType | undefined): (path: string) => string {
  const source = body && 'in' in body.def ? (body.def as { in: unknown }).in : body
  const names = Object.keys((source as z.ZodObject | undefined)?.shape ?? {})
  return (path) => names.find((name) => name.toLowerCase() === path.toLowerCase()) ?? path
}
