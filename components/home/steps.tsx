import { House } from '../art/house'
import { Section } from './section'

const steps = [
  { title: 'Créez votre compte', text: 'Deux minutes, sans carte bancaire.' },
  { title: 'Décrivez votre projet', text: 'Quelques questions, et la formule qui vous convient.' },
  { title: 'Rencontrons-nous', text: 'Par téléphone ou par e-mail, quand cela vous arrange.' },
  { title: 'Recevez votre site', text: 'Clé en main, en ligne, prêt à vivre avec vous.' },
]
const stages = [0, 1, 2, 3] as const

export function Steps() {
  return (
    <Section
      id="etapes"
      title="Un site se bâtit comme une maison"
      intro="On ne commence pas par le toit. Quatre étapes, et vous savez toujours où en est le chantier."
      className="border-hairline border-y bg-surface"
    >
      <ol className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {stages.map((stage) => (
          <li key={stage}>
            <House stage={stage} className="max-w-56" />
            <h3 className="mt-4 text-lg sm:text-xl">
              <span className="text-muted">{`${stage + 1}.`}</span> {steps[stage]?.title}
            </h3>
            <p className="mt-1 text-muted">{steps[stage]?.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
