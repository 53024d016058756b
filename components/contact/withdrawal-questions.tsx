import { CONTRACT_MAX, NAME_MAX } from '@/lib/domain/cancellations/policy'
import { Honeypot } from '../site/honeypot'
import { TextField } from '../ui/fields/text-field'

type Texts = Record<string, string>

export function WithdrawalQuestions({ values, issues }: { values: Texts; issues: Texts }) {
  const field = (name: string) => ({ name, required: true, defaultValue: values[name], issue: issues[name] })
  return (
    <>
      <p>Je vous notifie ma rétractation du contrat ci-dessous. Rien ne part avant la confirmation.</p>
      <TextField {...field('name')} label="Nom" autoComplete="name" maxLength={NAME_MAX} />
      <TextField
        {...field('contract')}
        label="Contrat"
        hint="Le numéro ou la date du devis, ou l’adresse du site."
        maxLength={CONTRACT_MAX}
      />
      <TextField
        {...field('email')}
        label="E-mail"
        hint="L’accusé de réception y est envoyé, avec la date et l’heure."
        type="email"
        autoComplete="email"
      />
      <Honeypot />
    </>
  )
}
