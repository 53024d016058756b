/** What `npm run trust` does not cover. */
export const NOT_COVERED: { what: string; why: string }[] = [
  {
    what: 'The real vendors',
    why: 'there are no keys here: Stripe, Mondial Relay, Resend and UploadThing are simulators that answer as their documents and recorded answers say. `npm run smoke` walks the real ones with test keys.',
  },
  {
    what: 'A Docker engine',
    why: 'none runs here: the image’s copy list and commands are replayed in an empty folder; `compose.yaml` is read by its schema.',
  },
  {
    what: 'Safari and iOS themselves',
    why: 'WebKit is walked through in GTK’s port on Debian; the keyboard of a real phone, VoiceOver and NVDA are not.',
  },
  {
    what: 'macOS and Windows as a server',
    why: 'neither is at hand. Production is Linux.',
  },
  {
    what: 'The rules of EN 16931 by Schematron, and PDF/A by a validator',
    why: 'invoices are checked by the official XSD and by own tests of the rules. The official Schematron is in no npm package: it runs where EN16931_SCHEMATRON names its file. A validator of PDF/A is in none either.',
  },
  {
    what: 'An attack by a person who did not build this',
    why: 'attacks are tests that we wrote; a test by another team comes before the first real order.',
  },
]
