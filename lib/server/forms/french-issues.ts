import { z } from 'zod'
import fr from 'zod/v4/locales/fr.js'

const { localeError } = fr()

/** With the non-breaking space of French double punctuation. */
const typeset = (text: string) => text.replace(/ ([:;!?])/g, '\u00a0$1')

/** French messages for faults that a schema does not word itself. Import it wherever schemas are applied on the server. */
z.config({
  localeError: (issue) => {
    const translated = localeError(issue)
    const text = typeof translated === 'string' ? translated : translated?.message
    return text && typeset(text)
  },
})
