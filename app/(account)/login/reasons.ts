/** Why a page requires a log-in, by the kind of page. */
export function reasonFor(path: string): string {
  const [, purpose = 'continuer'] = KINDS.find(([kind]) => kind.test(path)) ?? []
  return `Connectez-vous pour ${purpose}.`
}

const KINDS: [RegExp, string][] = [
  [/^\/dashboard\/tickets\//, 'voir cette demande'],
  [/^\/dashboard\/new-ticket/, 'écrire à l’agence'],
  [/^\/dashboard\/support/, 'voir les demandes'],
  [/^\/dashboard\/facturation/, 'voir votre facturation'],
  [/^\/dashboard\/compte/, 'gérer votre compte'],
  [/^\/dashboard\/website\//, 'gérer votre site'],
  [/^\/dashboard\/ecom\//, 'gérer votre boutique'],
  [/^\/orders\//, 'voir cette commande'],
  [/^\/admin/, 'ouvrir l’administration'],
  [/^\/start/, 'poursuivre votre projet'],
  [/^\/dashboard/, 'ouvrir votre espace'],
]
