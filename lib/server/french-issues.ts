import { z } from 'zod'
import fr from 'zod/v4/locales/fr.js'

const { localeError } = fr()

/** With the space that French keeps before its double signs. */
const typeset = (text: string) => text.replace(/ ([:;!?])/g, '\u00a0$1')

/** Faults that a schema does not word itself are in French, too. Import it where schemas are applied on the server. */
z.config({
  localeError: (issue) => {
    const told = localeError(issue)
    const text = typeof told === 'string' ? told : told?.message
    return text && typeset(text)
  },
})
