import { brand } from '@/content/brand'
import { faq } from '@/content/faq'
import { House } from '../art/house'
import { Section } from './section'

export function Faq() {
  return (
    <Section id="questions" title="Avant de commencer" className="border-hairline border-t bg-surface">
      <div className="grid gap-10 lg:grid-cols-[1.7fr_1fr] lg:gap-16">
        <div className="border-hairline border-b">
          {faq.map(({ question, answer }) => (
            <details key={question} name="faq" className="group border-hairline border-t">
              <summary className="flex min-h-12 items-center justify-between gap-4 py-2 tablet:min-h-14 tablet:py-2.5 font-semibold leading-snug tablet:text-lg [&::-webkit-details-marker]:hidden">
                {question}
                <span
                  aria-hidden="true"
                  className="text-2xl text-muted leading-none transition-transform duration-200 group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <p className="max-w-prose pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
        <div className="self-start max-tablet:hidden">
          <House stage={2} className="max-lg:hidden max-w-64" />
          <h3 className="text-xl lg:mt-6">Une autre question ?</h3>
          <p className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1 lg:flex-col lg:items-start">
            <a href={brand.phone.link} className="text-link">
              {`Appelez le ${brand.phone.shown}`}
            </a>
            <a href="#contact" className="text-link">
              Écrivez-nous
            </a>
            <a href="/cgv" className="text-link">
              Lisez les conditions de vente
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}
