import { TextPage, textMetadata } from '../_texts/text-page'

export const generateMetadata = textMetadata('privacy')

export default function PrivacyPage() {
  return <TextPage name="privacy" />
}
