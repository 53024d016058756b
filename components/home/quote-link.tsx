/** Leads to the contact form, which then knows that a quote is wanted. */
export const QuoteLink = ({ className }: { className: string }) => (
  <a href="/contact?sujet=devis" className={className}>
    Demander un devis
  </a>
)
