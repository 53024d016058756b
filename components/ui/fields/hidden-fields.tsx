export type HiddenValues = Readonly<Record<string, string | number>>

/** Values that a form sends in addition to its visible fields. */
export const HiddenFields = ({ values }: { values: HiddenValues }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
