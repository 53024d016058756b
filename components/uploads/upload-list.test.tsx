import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UploadList } from './upload-list'
import { newUpload, type UploadItem } from './upload-queue'

const file = new File(['12345'], 'plage.jpg')
const render = (change: Partial<UploadItem>) =>
  renderToStaticMarkup(
    <UploadList
      items={[{ ...newUpload('1', file, null), ...change }]}
      onCancel={() => {}}
      onRetry={() => {}}
    />,
  )

it('shows how far a file is, and lets it be cancelled', () => {
  const page = render({ state: 'sending', progress: 0.424 })
  expect(page).toMatch(/role="progressbar"[^>]*aria-label="Envoi de plage.jpg"[^>]*aria-valuenow="42"/)
  expect(page).toContain('5 octets · Envoi…')
  expect(page).toContain('Annuler')
  expect(page).not.toContain('Réessayer')
})

it('offers nothing for a file that has left, which nothing calls back', () => {
  const page = render({ state: 'checking', progress: 1 })
  expect(page).toContain('5 octets · Vérification…')
  expect(page).not.toContain('<button')
})

it('tells why one failed, and offers another try when that may help', () => {
  const failed = { state: 'failed', error: 'Envoi interrompu. Réessayez.' } as const
  expect(render({ ...failed, canRetry: true })).toContain('aria-label="Réessayer : plage.jpg"')
  const forGood = render({ ...failed, canRetry: false })
  expect(forGood).toMatch(/role="alert"[^>]*>Envoi interrompu/)
  expect(forGood).not.toContain('aria-label="Réessayer')
})

it('is nothing without files', () => {
  expect(renderToStaticMarkup(<UploadList items={[]} onCancel={() => {}} onRetry={() => {}} />)).toBe('')
})
