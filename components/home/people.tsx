import type { Proof } from '@/content/proof'
import { ProofOfAgency } from '../proof/agency'
import { PeopleList } from '../site/people-list'
import { Section } from './section'

export function People({ proof }: { proof: Proof }) {
  return (
    <Section
      id="equipe"
      title="Des gens, pas un guichet"
      intro="Vous savez à qui vous parlez, et la même personne suit votre projet jusqu’au bout."
    >
      <ProofOfAgency agency={proof.agency} />
      <PeopleList />
    </Section>
  )
}
