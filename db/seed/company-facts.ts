/** The agency on the invoices of the demo and the tests. Invented; its numbers have valid check digits. */
export const SAMPLE_COMPANY = {
  legalName: 'Ostal SAS',
  legalForm: 'SAS au capital de 1\u00a0000\u00a0€',
  registration: 'RCS Montpellier 900\u00a0000\u00a0001',
  vatNumber: 'FR68900000001',
  siren: '900000001',
}
