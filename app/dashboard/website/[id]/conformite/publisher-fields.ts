import type { FactField } from '@/app/dashboard/ecom/[websiteId]/reglages/facts-form'

/** The publisher of a website that does not sell; a shop's seller is its website's publisher. */
export const IDENTITY_FIELDS: readonly FactField[] = [
  {
    name: 'name',
    label: 'Nom de l’éditeur',
    hint: 'Vos nom et prénom, ou la dénomination de la société avec sa forme et son capital.',
    wide: true,
  },
  { name: 'address', label: 'Adresse de l’éditeur', rows: 2, maxLength: 300, wide: true },
  { name: 'email', label: 'E-mail de contact', type: 'email', maxLength: 254 },
  { name: 'phone', label: 'Téléphone de contact', type: 'tel', maxLength: 30 },
]

export const NOTICE_FIELDS: readonly FactField[] = [
  {
    name: 'director',
    label: 'Directeur de la publication',
    hint: 'La personne qui répond de ce que le site publie, souvent vous.',
    wide: true,
  },
  {
    name: 'host',
    label: 'Hébergeur',
    hint: 'Nom, adresse et téléphone. Vide\u00a0: celui de l’agence.',
    rows: 2,
    maxLength: 300,
    wide: true,
  },
  {
    name: 'privacyUrl',
    label: 'Lien vers votre politique de confidentialité',
    type: 'url',
    inputMode: 'url',
    maxLength: 2_000,
    placeholder: 'https://www.votre-site.fr/confidentialite',
    wide: true,
  },
]
