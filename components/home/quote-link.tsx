/** Links to the contact form, with a quote as its subject. */
export const QuoteLink = ({ className }: { className: string }) => (
  <a href="/contact?sujet=devis" className={className}>
    Demander un devis
  </a>
)
