/** The terms of sale, word for word, as a mail's file. */
export const termsFile = (terms: string) => ({
  filename: 'conditions-generales-de-vente.txt',
  contentType: 'text/plain; charset=utf-8',
  content: new TextEncoder().encode(terms),
})
