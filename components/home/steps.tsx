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
      <ol className="grid gap-x-6 gap-y-4 tablet:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="max-tablet:grid max-tablet:grid-cols-[80px_minmax(0,1fr)] max-tablet:items-center max-tablet:gap-x-4"
          >
            <House stage={index as HouseStage} className="max-w-56" />
            <div>
              <h3 className="text-lg tablet:mt-4 lg:text-xl">
                <span className="text-muted">{`${index + 1}.`}</span> {title}
              </h3>
              <p className="text-pretty text-muted tablet:mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
