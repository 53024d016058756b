export type FactFields = {
  /** The values of the form's fields; `issues`: their faults. */
  texts: Readonly<Record<string, string>>
  issues: Readonly<Record<string, string>>
}

/** The props of every field of the product's form. Ids are prefixed: the list's filter has fields of the same names. */
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
