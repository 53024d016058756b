import { useActionState } from 'react'
import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { PasswordField } from '@/components/ui/fields/password-field'
import { RadioField } from '@/components/ui/fields/radio-field'
import { ResumedInput } from '@/components/ui/fields/resumed-input'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useFormDraft } from '@/components/ui/forms/use-form-draft'
import type { FormState } from '@/lib/domain/forms/schema'

const NAMES = ['nom', 'adresse', 'message', 'formule', 'ton', 'secret', 'accord']
const EMPTY: FormState = { status: 'idle', issues: {}, values: {} }

/** Refuses every field, whatever is typed, always with the same messages. */
const refuse = async (_previous: FormState, form: FormData): Promise<FormState> => ({
  status: 'error',
  issues: Object.fromEntries(NAMES.map((name) => [name, `À corriger : ${name}`])),
  values: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
})

/** A form with every kind of field. */
export function FieldsScene() {
  const [state, send] = useActionState(refuse, EMPTY)
  const draft = useFormDraft('champs')
  const field = (name: string) => ({ name, label: name, issue: state.issues[name] })
  const typed = (name: string) => ({ ...field(name), defaultValue: state.values[name] ?? '' })
  return (
    <form {...draft.form} action={send} noValidate className="flex flex-col gap-4">
      <FocusFirstFault state={state} />
      <TextField {...typed('nom')} required />
      <TextField {...typed('adresse')} type="email" required />
      <TextareaField {...typed('message')} required />
      <SelectField {...typed('formule')} key={state.values.formule}>
        <option value="">Choisir</option>
        <option value="pro">Pro</option>
      </SelectField>
      <RadioField
        {...typed('ton')}
        options={[
          { value: 'calme', label: 'Calme' },
          { value: 'vif', label: 'Vif' },
        ]}
        required
      />
      <PasswordField {...field('secret')} required />
      <CheckboxField {...field('accord')} required />
      <SubmitButton>Envoyer</SubmitButton>
      {draft.isResumed && state.status !== 'error' && <ResumedInput onDrop={draft.drop} />}
    </form>
  )
}
