import { REGISTRIES, RETURN_COSTS } from '@/lib/domain/shops/policy'
import type { FactField } from './facts-form'

const options = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const COMPANY_FIELDS: readonly FactField[] = [
  { name: 'legalForm', label: 'Forme juridique', hint: 'EI, EURL, SARL, SASU, SAS, association…' },
  {
    name: 'shareCapital',
    label: 'Capital social',
    hint: 'D’une société, par exemple 5\u00a0000\u00a0€.',
    optional: true,
  },
  {
    name: 'companyNumber',
    label: 'SIREN ou SIRET',
    hint: 'Hors de France, le numéro de votre registre, avec les lettres de son pays.',
  },
  { name: 'vatNumber', label: 'Numéro de TVA', hint: 'Vide si vous n’êtes pas assujetti.', optional: true },
  { name: 'registry', label: 'Immatriculation', options: options(REGISTRIES), wide: true },
  { name: 'registryCity', label: 'Greffe du RCS', hint: 'Par exemple Montpellier.', optional: true },
  {
    name: 'insurer',
    label: 'Assurance professionnelle',
    hint: 'Nom et coordonnées de l’assureur, étendue géographique.',
    optional: true,
  },
]

export const MEDIATOR_FIELDS: readonly FactField[] = [
  { name: 'mediatorName', label: 'Nom du médiateur', wide: true },
  { name: 'mediatorAddress', label: 'Adresse postale du médiateur', rows: 2, maxLength: 300, wide: true },
  {
    name: 'mediatorUrl',
    label: 'Site du médiateur',
    type: 'url',
    inputMode: 'url',
    maxLength: 2_000,
    placeholder: 'https://www.mediateur.fr',
    wide: true,
  },
]

export const RETURN_FIELDS: readonly FactField[] = [
  {
    name: 'returnCosts',
    label: 'Qui paie le renvoi après une rétractation',
    hint: 'Si vous ne l’avez pas dit avant la commande, c’est vous.',
    options: options(RETURN_COSTS),
    wide: true,
  },
  { name: 'returnAddress', label: 'Adresse de retour', rows: 3, maxLength: 300, wide: true },
  {
    name: 'commercialGuarantee',
    label: 'Garantie commerciale',
    hint: 'Celle que vous offrez en plus des garanties légales\u00a0: durée, étendue, comment la demander.',
    optional: true,
    rows: 4,
    maxLength: 2_000,
    wide: true,
  },
]
