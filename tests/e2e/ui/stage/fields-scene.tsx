import { useActionState } from 'react'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { FocusFirstFault } from '@/components/ui/focus-first-fault'
import { PasswordField } from '@/components/ui/password-field'
import { RadioField } from '@/components/ui/radio-field'
import { ResumedInput } from '@/components/ui/resumed-input'
import { SelectField } from '@/components/ui/select-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextareaField, TextField } from '@/components/ui/text-field'
import { useFormDraft } from '@/components/ui/use-form-draft'
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
