export type FactFields = {
  /** What the form's fields say, and what is wrong with them. */
  texts: Readonly<Record<string, string>>
  issues: Readonly<Record<string, string>>
}

/** What every field of the product's form is given. The list's filter has fields of these names, too. */
export const fieldOf =
  ({ texts, issues }: FactFields) =>
  (name: string) => ({
    name,
    id: `produit-${name}`,
    defaultValue: texts[name] ?? '',
    issue: issues[name],
    autoComplete: 'off',
  })

export const boxOf =
  ({ texts, issues }: FactFields) =>
  (name: string) => ({
    key: `${name} ${texts[name] !== undefined}`,
    name,
    id: `produit-${name}`,
    defaultChecked: texts[name] !== undefined,
    issue: issues[name],
  })
