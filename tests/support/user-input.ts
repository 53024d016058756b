import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { CreateUser } from '@/lib/domain/users/schema'

let count = 0

/** What the administration gives for an account, with an address of its own. */
export const userInput = (more: Partial<CreateUser> = {}): CreateUser =>
  CreateUser.parse({
    firstName: 'Hélène',
    lastName: 'Béziers',
    email: `helene-${count++}@exemple.fr`,
    password: SAMPLE_PASSWORD,
    ...more,
  })
