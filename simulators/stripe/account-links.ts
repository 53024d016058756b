import type Stripe from 'stripe'
import { requireAccess } from './access'
import { linkFields } from './account-fields'
import { errors } from './errors'
import { checkFields } from './fields'
import { newId } from './objects'
import type { Call } from './service'

type Params = Stripe.V2.Core.AccountLinkCreateParams

const LIFE_SECONDS = 300

/** `POST /v2/core/account_links` */
export function createAccountLink({ service, parameters }: Call): Stripe.V2.Core.AccountLink {
  checkFields(parameters, linkFields)
  const { account, use_case } = parameters as unknown as Params
  if (!account) throw errors.missingParameter('account')
  if (!use_case?.account_onboarding?.refresh_url) throw errors.missingParameter('use_case')
  if (!service.store.find('v2.core.account', account, null))
    throw errors.missing('account', account, 'account')
  requireAccess(service.store, account)
  const token = newId('link')
  const link: Stripe.V2.Core.AccountLink = {
    object: 'v2.core.account_link',
    account,
    created: service.clock.instant(),
    expires_at: new Date((service.clock.now() + LIFE_SECONDS) * 1000).toISOString(),
    livemode: false,
    url: `${service.pages}/stripe/onboarding/${token}`,
    use_case: use_case as Stripe.V2.Core.AccountLink.UseCase,
  }
  service.store.put({ object: 'link', id: token, link, isUsed: false }, null)
  return link
}
