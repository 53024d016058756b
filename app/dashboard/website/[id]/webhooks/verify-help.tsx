import { ChevronDown } from 'lucide-react'
import { Card } from '@/components/ui/layout/card'
import { SWITCH_OFF_AFTER_DAYS } from '@/lib/domain/webhooks/policy'

const CODE = `import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.OSTAL_WEBHOOK_SECRET)

export async function POST(request) {
  const body = await request.text() // tel quel, avant tout JSON.parse
  try {
    const event = webhook.verify(body, Object.fromEntries(request.headers))
    await refresh(event.data.entity) // 'testimonials', 'staff', 'events', 'gallery' ou 'products'
  } catch {
    return new Response('Signature refusée', { status: 400 })
  }
  return new Response(null, { status: 204 })
}`

/** For the client's developer. The full guide is docs/webhooks.md. */
export function VerifyHelp() {
  return (
    <Card className="p-0">
      <details className="group">
        <summary className="flex cursor-pointer items-center gap-3 rounded-card p-5 sm:p-6">
          <h2 className="text-xl">Comment vérifier la signature</h2>
          <ChevronDown aria-hidden="true" className="ml-auto size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-4 px-5 pb-5 sm:px-6 sm:pb-6">
          <p>
            Chaque message est signé selon{' '}
            <a
              href="https://www.standardwebhooks.com"
              rel="noopener"
              className="font-semibold text-accent-text"
            >
              Standard Webhooks
            </a>
             : l’en-tête <code>webhook-signature</code> est un HMAC-SHA256 de{' '}
            <code className="break-words">webhook-id.webhook-timestamp.corps</code>, avec le secret de
            l’adresse. En Node, la bibliothèque <code>standardwebhooks</code> le vérifie, et refuse un message
            de plus de cinq minutes :
          </p>
          <pre
            role="region"
            aria-label="Exemple en Node"
            tabIndex={0}
            className="overflow-x-auto rounded-input bg-sunken p-4 text-sm"
          >
            <code>{CODE}</code>
          </pre>
          <ul className="list-disc space-y-1 pl-5">
            <li>
              Répondez par un statut 2xx en moins de 5 secondes ; le contenu de la réponse ne compte pas.
            </li>
            <li>
              Sinon, nous réessayons 7 fois en un peu plus d’une journée, avec le même <code>webhook-id</code>
              .
            </li>
            <li>Un statut 410 désactive l’adresse. Les redirections ne sont pas suivies.</li>
            <li>
              Une adresse où rien n’arrive pendant {SWITCH_OFF_AFTER_DAYS}&nbsp;jours est désactivée aussi.
              Nous vous écrivons dans les deux cas.
            </li>
            <li>Le journal garde les envois pendant 30 jours.</li>
            <li>
              Ce qu’un message demande de relire est décrit dans la{' '}
              <a href="/api/docs" className="font-semibold text-accent-text">
                référence de l’API
              </a>
              .
            </li>
          </ul>
        </div>
      </details>
    </Card>
  )
}
