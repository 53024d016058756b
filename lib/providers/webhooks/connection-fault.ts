const BY_CODE: Record<string, string> = {
  ENOTFOUND: 'Le nom de domaine est introuvable.',
  EAI_AGAIN: 'Le nom de domaine n’a pas pu être résolu.',
  ECONNREFUSED: 'La connexion est refusée.',
  ECONNRESET: 'La connexion a été coupée.',
  ETIMEDOUT: 'La connexion n’aboutit pas.',
  CERT_HAS_EXPIRED: 'Le certificat a expiré.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Le certificat n’est pas reconnu.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Le certificat n’est pas reconnu.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Le certificat est celui d’un autre domaine.',
}

type ConnectionError = { name?: string; code?: string; message?: string; errors?: ConnectionError[] }

/** The message for the owner when no answer came. It reveals no addresses of our own network. */
export function connectionFault(error: unknown): string {
  const { name, code, message, errors } = (error ?? {}) as ConnectionError
  if (name === 'AbortError' || name === 'TimeoutError') return 'Aucune réponse en 5 secondes.'
  // The refusals of request-filtering-agent have no code.
  if (/is not allowed/.test(message ?? '')) return 'L’adresse mène à un réseau privé, où rien n’est envoyé.'
  const known = BY_CODE[code ?? errors?.[0]?.code ?? '']
  return known ?? `La connexion a échoué${code ? ` (${code})` : ''}.`
}
