import { escapeHtml, page } from '../inbox/page'
import { renderTime } from '../inbox/render-time'

export interface Received {
  id: string
  at: string
  body: string
  isGenuine: boolean
}

/** The page of received webhooks, newest first. */
export function receivedPage(received: Received[]): string {
  const rows = received.toReversed().map(row).join('')
  return page(
    'Site de La Table de Camille',
    `<h1>Ce que le site de Camille a appris</h1>
<p>Chaque changement de ses avis, événements, équipe et galerie arrive ici, signé, le plus récent d’abord.</p>
${rows || '<p>Rien n’est encore arrivé.</p>'}`,
  )
}

const row = ({ id, at, body, isGenuine }: Received) => `<dl>
<dt>Reçu le</dt><dd>${renderTime(at)}</dd>
<dt>webhook-id</dt><dd>${escapeHtml(id)}</dd>
<dt>Signature</dt><dd>${isGenuine ? 'vérifiée' : 'refusée'}</dd>
</dl><pre>${escapeHtml(body)}</pre>`
