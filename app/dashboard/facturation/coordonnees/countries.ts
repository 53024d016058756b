/** The billing countries: France first, then its neighbours and the Union. */
export const COUNTRIES = [
  ...[
    'FR',
    'BE',
    'CH',
    'LU',
    'MC',
    'DE',
    'AT',
    'BG',
    'CY',
    'DK',
    'ES',
    'EE',
    'FI',
    'GR',
    'HR',
    'HU',
    'IE',
    'IT',
  ],
  ...['LT', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'CZ', 'GB', 'CA', 'US'],
] as const
