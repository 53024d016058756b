import { expect } from 'vitest'
import type { Answer } from './api'

/** Checks a refusal's status, code and shape, and the `fields` that it names. */
export function expectRefusal(answer: Answer, status: number, code: string, ...fields: string[]): void {
  expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code })
  expect(answer.body.message).toMatch(/\S/)
  const issues: { path: string; message: string }[] = answer.body.issues ?? []
  for (const field of fields) expect(issues.map(({ path }) => path)).toContain(field)
  for (const { message } of issues) expect(message).toMatch(/\S/)
  expect(Object.keys(answer.body).every((key) => ['message', 'code', 'error', 'issues'].includes(key))).toBe(
    true,
  )
}
