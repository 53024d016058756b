import { ButtonLink } from '@/components/ui/button'
import { TextPage, textMetadata } from '../_texts/text-page'

export const generateMetadata = textMetadata('about', '/about')

export default function AboutPage() {
  return (
    <TextPage name="about">
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/start">Commencer votre projet</ButtonLink>
        <ButtonLink href="/contact" look="secondary">
          Nous écrire
        </ButtonLink>
      </p>
    </TextPage>
  )
}
