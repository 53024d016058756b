import { TextPage, textMetadata } from '../_texts/text-page'

export const generateMetadata = textMetadata('cgu')

export default function TermsOfUsePage() {
  return <TextPage name="cgu" />
}
