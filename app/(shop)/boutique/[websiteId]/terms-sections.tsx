import type { TermsText } from '@/lib/domain/shop-terms/schema'

/** Terms as stored and printed, one section per article. */
export const TermsSections = ({ text }: { text: TermsText }) => (
  <div className="text">
    {text.sections.map(({ heading, paragraphs, look }, index) => (
      <section key={heading}>
        <h2>
          {index + 1}. {heading}
        </h2>
        <div className={look === 'frame' ? 'card my-4 border-2 border-control p-5 sm:p-8' : ''}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
    ))}
  </div>
)
