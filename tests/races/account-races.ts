import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { deleteEndedTokens } from '@/lib/domain/accounts/account-tokens'
import { changeColor } from '@/lib/domain/accounts/change-color'
import { changeDetails } from '@/lib/domain/accounts/change-details'
import { changePassword } from '@/lib/domain/accounts/change-password'
import { chooseMails } from '@/lib/domain/accounts/choose-mails'
import { confirmEmail } from '@/lib/domain/accounts/confirm-email'
import { endOtherSessions, endOwnSession } from '@/lib/domain/accounts/end-session'
import { mailLink } from '@/lib/domain/accounts/mail-link'
import { requestDeletion, withdrawDeletion } from '@/lib/domain/accounts/request-deletion'
import { requestLink } from '@/lib/domain/accounts/request-link'
import { resetPassword } from '@/lib/domain/accounts/reset-password'
import { deleteExpiredSessions, endSession, openSession } from '@/lib/domain/accounts/sessions'
import { signUp } from '@/lib/domain/accounts/sign-up'
import { endView, startView } from '@/lib/domain/accounts/view-client'
import { confirmNewEmail } from '@/lib/domain/new-email/confirm-new-email'
import { requestNewEmail } from '@/lib/domain/new-email/request-new-email'
import { undoNewEmail } from '@/lib/domain/new-email/undo-new-email'
import { newPerson } from '../support/accounts'
import { type AccountWorld, linkOf, NEW_PASSWORD } from './account-world'
import { oncePerWorld, type RoomTable, raced, racedAfter, safe } from './row'

const resetLink = oncePerWorld((world: AccountWorld) => linkOf(world, 'reset_password'))
const confirmLink = oncePerWorld((world: AccountWorld) => linkOf(world, 'confirm_email'))

const details = {
  ...{ firstName: 'Noé', lastName: 'Salles', phone: '06 01 02 03 04', businessName: '', address: '' },
  ...{ postalCode: '', city: '', country: '' },
}

export const accountRaces: RoomTable<AccountWorld> = {
  room: 'accounts',
  verbs: {
    changeColor: raced(({ ctx }) => changeColor(ctx, '2f68ed')),
    changeDetails: raced(({ ctx }) => changeDetails(ctx, details)),
    changePassword: raced(({ ctx }) =>
      changePassword(ctx, { currentPassword: SAMPLE_PASSWORD, newPassword: NEW_PASSWORD }),
    ),
    chooseMails: raced(({ ctx }) =>
      chooseMails(ctx, { ticketAnswers: true, websiteNews: false, marketing: false }),
    ),
    confirmEmail: racedAfter(confirmLink, ({ ctx }, token) =>
      confirmEmail(ctx, { token, password: undefined, newPassword: undefined }),
    ),
    deleteEndedTokens: raced(({ late }) => deleteEndedTokens(late)),
    deleteExpiredSessions: raced(({ late }) => deleteExpiredSessions(late)),
    endOtherSessions: raced(({ ctx }) => endOtherSessions(ctx)),
    endOwnSession: raced(({ ctx, otherId }) => endOwnSession(ctx, otherId)),
    endSession: raced(({ ctx, otherId }) => endSession(ctx, otherId)),
    endView: raced(({ ctx }) => endView(ctx)),
    findActor: safe('it reads the session, and writes nothing'),
    readConfirmation: safe('it reads the link, and writes nothing'),
    mailLink: raced(({ system, email }) =>
      mailLink(system, { linkId: crypto.randomUUID(), purpose: 'reset_password', email }),
    ),
    openSession: raced(({ visitor, id }) => openSession(visitor(), { userId: id, remembered: true })),
    requestDeletion: raced(({ ctx }) => requestDeletion(ctx)),
    requestLink: raced(({ visitor, email }) => requestLink(visitor(), { email, purpose: 'reset_password' })),
    requireLink: safe('it reads the link; whoever uses it up locks it in `useLink`'),
    requirePassword: safe('it compares a password, and writes nothing'),
    resetPassword: racedAfter(resetLink, ({ visitor }, token) =>
      resetPassword(visitor(), { token, password: NEW_PASSWORD }),
    ),
    signUp: raced(({ visitor, email }) => signUp(visitor(), { ...newPerson(), email: `nouveau-${email}` })),
    startView: raced(({ as, id }) => startView(as(1, 'ADMIN'), { userId: id })),
    withdrawDeletion: raced(({ ctx }) => withdrawDeletion(ctx)),
  },
}

const NEW_EMAIL = 'autre-'
const toNewAddress = oncePerWorld((world: AccountWorld) =>
  linkOf(world, 'change_email', `${NEW_EMAIL}${world.email}`),
)
const toUndo = oncePerWorld((world: AccountWorld) => linkOf(world, 'undo_email', `former-${world.email}`))

export const newEmailRaces: RoomTable<AccountWorld> = {
  room: 'new-email',
  verbs: {
    confirmNewEmail: racedAfter(toNewAddress, ({ ctx }, token) => confirmNewEmail(ctx, { token })),
    requestNewEmail: raced(({ ctx, email }) =>
      requestNewEmail(ctx, { newEmail: `troisieme-${email}`, password: SAMPLE_PASSWORD }),
    ),
    undoNewEmail: racedAfter(toUndo, ({ visitor }, token) =>
      undoNewEmail(visitor(), { token, newPassword: NEW_PASSWORD }),
    ),
  },
}
