import { steps } from '@/content/steps'
import { House, type HouseStage } from '../art/house'
import { Section } from './section'

export function Steps() {
  return (
    <Section
      id="etapes"
      title="Un site se bâtit comme une maison"
      intro="On ne commence pas par le toit. Quatre étapes, et vous savez toujours où en est le chantier."
      className="border-hairline border-y bg-surface"
    >
      <ol className="grid grid-cols-2 gap-x-6 gap-y-10 tablet:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <House stage={index as HouseStage} className="max-w-56" />
            <h3 className="mt-4 text-lg lg:text-xl">
              <span className="text-muted">{`${index + 1}.`}</span> {title}
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
