import type { Proof } from '@/content/proof'

/** In the usual groups: 123 456 789 00012. */
export const Siret = ({ siret }: { siret: Proof['siret'] }) =>
  siret && (
    <span className="text-muted tabular-nums">{`SIRET ${siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4')}`}</span>
  )
