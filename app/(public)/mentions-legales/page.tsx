import { TextPage, textMetadata } from '../_texts/text-page'

export const generateMetadata = textMetadata('mentions-legales')

export default function LegalNoticePage() {
  return <TextPage name="mentions-legales" />
}
