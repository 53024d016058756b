import { type Answer, html, type SimulatedRequest } from '../../wire/message'
import type { Service } from '../service'
import { answerPaymentPage, paymentList } from './dashboard'
import { answerOnboarding } from './onboarding'
import { notFound, redirect } from './page'
import { answerPayment } from './payment'

/** Stripe's hosted pages and its dashboard, below `/stripe`. */
export function answerPage(request: SimulatedRequest, service: Service): Answer {
  const [, place, id] = request.path.split('/')
  if (place === 'pay' && id) return answerPayment(request, service, id)
  if (place === 'onboarding' && id) return answerOnboarding(request, service, id)
  if (place === 'payments' && id) return answerPaymentPage(request, service, id)
  if (place === 'payments') return html(paymentList(service))
  return place === undefined || place === '' ? redirect('/stripe/payments') : notFound()
}
