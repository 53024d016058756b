/** The effect of removing a factor on the account. */
export const LastFactorNote = ({ isLast }: { isLast: boolean }) => (
  <p className="text-muted">
    {isLast
      ? 'C’est votre dernier second facteur : votre compte ne sera plus protégé que par son mot de passe, et vos codes de secours ne fonctionneront plus. Vos autres sessions seront fermées.'
      : 'Vos autres sessions seront fermées.'}
  </p>
)
