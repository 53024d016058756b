const names = new Intl.DisplayNames('fr', { type: 'region' })

/** `FR` as `France`. */
export const countryName = (code: string): string => names.of(code) ?? code
