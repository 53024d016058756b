/** Sign-up's messages for missing answers, identical to those of its schema, which would make the wizard's page heavier. */
export const SIGN_UP_MISSING = {
  firstName: 'Le prénom est obligatoire.',
  lastName: 'Le nom est obligatoire.',
  email: 'L’adresse e-mail est obligatoire.',
  phone: 'Le téléphone est obligatoire.',
  password: 'Le mot de passe est obligatoire.',
}

/** Shown when the terms are not accepted; the account is not created. */
export const TERMS_REFUSED = 'Vous devez accepter les CGU et T&C'
