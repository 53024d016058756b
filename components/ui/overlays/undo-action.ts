import { EMPTY_FORM, type FormState } from '@/lib/domain/forms/schema'
import type { HiddenValues } from '../fields/hidden-fields'
import { unreachableState } from '../forms/unreachable'

/** The server action that undoes a change, and its fields. */
export type UndoAction = {
  action: (previous: FormState, form: FormData) => Promise<FormState>
  fields: HiddenValues
}

/** For `showUndo`. */
export const undoBy =
  ({ action, fields }: UndoAction) =>
  async (): Promise<string | undefined> => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
    const state = await action(EMPTY_FORM, form).catch((error: unknown) => unreachableState(error, form))
    return state.status === 'error' ? state.message : undefined
  }
