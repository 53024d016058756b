type Order = { websiteId: number; submissionId: string | null }

/** Where the provider redirects the shopper. The submission's id, which only its sender knows, identifies the order, and each
 *  retry gives the same URLs. */
export function returnUrls(publicOrigin: string, { websiteId, submissionId }: Order) {
  const order = `?website=${websiteId}&commande=${submissionId}`
  return {
    successUrl: `${publicOrigin}/stripe/success/${order}`,
    cancelUrl: `${publicOrigin}/stripe/cancel/${order}`,
  }
}
