import type { Query } from '@/lib/server/list-address'

/** What the address says of the fee manager: whose, which rule is open, and what is simulated. */
export const FEE_NAMES = ['frais', 'regle', 'montant', 'livraison'] as const

export const NEW_RULE = 'nouvelle'

/** Whether the address opens the form of a rule, which then says the page's title. */
export const opensRule = ({ frais, regle, fiche }: Query): boolean => Boolean(frais && regle && !fiche)

/** The list's address with a sheet over it. */
export type Here = (sheet?: Record<string, string>) => string

/** The manager's addresses over the list below it, which keep what is simulated. */
export function feeAddresses(query: Query, here: Here) {
  const kept = Object.fromEntries(
    (['frais', 'montant', 'livraison'] as const).flatMap((name) => {
      const value = query[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  return {
    list: here(),
    manager: here(kept),
    rule: (rule: string) => here({ ...kept, regle: rule }),
  }
}
