import { ButtonLink } from '@/components/ui/button'
import { TextPage, textMetadata } from '../_texts/text-page'

export const generateMetadata = textMetadata('accessibilite')

export default function AccessibilityPage() {
  return (
    <TextPage name="accessibilite">
      <p className="mt-8">
        <ButtonLink href="/contact">Signaler une difficulté</ButtonLink>
      </p>
    </TextPage>
  )
}
