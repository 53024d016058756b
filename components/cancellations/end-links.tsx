/** Links to terminate or withdraw from a contract, for a signed-in person. */
export const EndLinks = () => (
  <ul className="flex flex-wrap gap-x-6">
    <li>
      <a href="/resilier" className="text-link inline-flex min-h-11 items-center">
        Résilier votre contrat
      </a>
    </li>
    <li>
      <a href="/retractation" className="text-link inline-flex min-h-11 items-center">
        Renoncer au contrat ici
      </a>
    </li>
  </ul>
)
