/** The terms of sale, word for word, as an attachment. */
export const termsFile = (terms: string) => ({
  filename: 'conditions-generales-de-vente.txt',
  contentType: 'text/plain; charset=utf-8',
  content: new TextEncoder().encode(terms),
})
