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
              <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-semibold text-lg [&::-webkit-details-marker]:hidden">
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
        <div className="self-start">
          <House stage={2} className="max-lg:hidden max-w-64" />
          <h3 className="text-xl lg:mt-6">Une autre question ?</h3>
          <p className="mt-1.5 flex flex-col items-start gap-1">
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
