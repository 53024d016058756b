import { brand } from '@/content/brand'
import {
  CONTRACT_MAX,
  LEGAL_NAME_MAX,
  POSTAL_ADDRESS_MAX,
  REASON_MAX,
} from '@/lib/domain/cancellations/policy'
import { Honeypot } from '../site/honeypot'
import { TextareaField, TextField } from '../ui/fields/text-field'

type Texts = Record<string, string>

/** The fields of article D. 215-2 of the Code de la consommation. */
export function TerminationQuestions({ values, issues }: { values: Texts; issues: Texts }) {
  const field = (name: string) => ({ name, defaultValue: values[name], issue: issues[name] })
  return (
    <>
      <p>Sans compte ni motif. Rien ne part avant la page de récapitulatif.</p>
      <TextField
        {...field('name')}
        label="Nom et prénom, ou dénomination sociale"
        required
        autoComplete="name"
        maxLength={LEGAL_NAME_MAX}
      />
      <TextField
        {...field('email')}
        label="E-mail"
        hint="L’accusé de réception y est envoyé. Sans e-mail, laissez vide et donnez une adresse postale."
        type="email"
        autoComplete="email"
      />
      <TextareaField
        {...field('postalAddress')}
        label="Adresse postale"
        hint="Seulement si vous n’avez pas d’e-mail."
        optional
        rows={3}
        autoComplete="street-address"
        maxLength={POSTAL_ADDRESS_MAX}
      />
      <TextField
        {...field('contract')}
        label="Contrat"
        hint="Son numéro, celui d’une facture, ou le nom ou l’adresse du site."
        required
        maxLength={CONTRACT_MAX}
      />
      <TextField
        {...field('wishedOn')}
        label="Date de résiliation souhaitée"
        hint={'Vide\u00a0: dès que possible, compte tenu du préavis.'}
        optional
        type="date"
      />
      <TextareaField
        {...field('reason')}
        label="Motif"
        hint={`Sans incidence sur le préavis, sauf motif légitime prévu par la loi\u00a0: envoyez alors vos justificatifs à ${brand.email} ou à ${postalAddress}.`}
        optional
        rows={3}
        maxLength={REASON_MAX}
      />
      <Honeypot />
    </>
  )
}

const postalAddress = `${brand.name}, ${brand.address.street}, ${brand.address.zip} ${brand.address.city}`
