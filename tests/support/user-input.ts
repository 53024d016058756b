import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { CreateUser } from '@/lib/domain/users/schema'

let count = 0

/** The administration's input for an account, with a unique e-mail address. */
export const userInput = (more: Partial<CreateUser> = {}): CreateUser =>
  CreateUser.parse({
    firstName: 'Hélène',
    lastName: 'Béziers',
    email: `helene-${count++}@exemple.fr`,
    password: SAMPLE_PASSWORD,
    ...more,
  })
