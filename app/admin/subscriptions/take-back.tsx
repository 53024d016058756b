'use client'

import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { cancelMoveAction, revokeNoticeAction, waitAction } from './gestures/actions'

const UNREACHABLE = 'Rien n’a changé. Vérifiez votre connexion, puis réessayez.'

export const RevokeNotice = ({ id }: { id: number }) => (
  <ConfirmAction
    label="Annuler le préavis"
    look="secondary"
    question="Annuler le préavis du client&nbsp;? L’abonnement continue, et le client en reçoit la confirmation."
    action={revokeNoticeAction}
    fields={{ id }}
    unreachable={UNREACHABLE}
  />
)

export const CancelMove = ({ id }: { id: number }) => (
  <ConfirmAction
    label="Annuler le changement"
    look="secondary"
    question="Annuler ce changement de formule&nbsp;?"
    action={cancelMoveAction}
    fields={{ id }}
    unreachable={UNREACHABLE}
  />
)

export const DecideToWait = ({ id }: { id: number }) => (
  <ConfirmAction
    label="Attendre"
    question={'Attendre encore\u00a0? Cette question ne sera plus posée, sauf nouvelle raison.'}
    action={waitAction}
    fields={{ id }}
    unreachable={UNREACHABLE}
    focusWhenGone="abonnements"
  />
)
