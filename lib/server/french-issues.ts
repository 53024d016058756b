import { z } from 'zod'
import fr from 'zod/v4/locales/fr.js'

/** Faults that a schema does not word itself are told in French too. Import it where schemas are applied on the server. */
z.config(fr())
