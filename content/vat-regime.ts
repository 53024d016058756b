/** How the agency is taxed, from which day on; oldest first. TO BE REPLACED when it has no VAT. */
export const VAT_REGIMES = [{ from: '2020-01-01', regime: 'standard' }] as const satisfies readonly {
  from: string
  regime: 'standard' | 'exempt'
}[]
