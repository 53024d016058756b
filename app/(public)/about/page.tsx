import { ProofOfAgency } from '@/components/proof/agency'
import { PeopleList } from '@/components/site/people-list'
import { ButtonLink } from '@/components/ui/button'
import { proof } from '@/content/proof'
import { TextPage, textMetadata } from '../_texts/text-page'

export const generateMetadata = textMetadata('about')

export default function AboutPage() {
  return (
    <TextPage name="about" picture="rue">
      <h2 id="equipe" className="mt-14 text-[1.75rem]">
        Qui vous répond
      </h2>
      <div className="mt-6">
        <ProofOfAgency agency={proof.agency} />
        <PeopleList />
      </div>
      <p className="mt-12 flex flex-wrap gap-3">
        <ButtonLink href="/start">Commencer votre projet</ButtonLink>
        <ButtonLink href="/contact" look="secondary">
          Nous écrire
        </ButtonLink>
      </p>
    </TextPage>
  )
}
