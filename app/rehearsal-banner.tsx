/** Shown on every page of a rehearsal: OSTAL_REHEARSAL. */
export function RehearsalBanner() {
  return (
    <p role="note" className="bg-late-ground px-4 py-2 text-center font-semibold text-late text-sm">
      Répétition&nbsp;: rien n’est réel ici. Paiements, colis et e-mails vont à des comptes d’essai.
    </p>
  )
}
