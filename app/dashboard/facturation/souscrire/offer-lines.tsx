const COLON = '\u00a0: '

/** The firm offer as stored, one line per fact: « Prix : 35 € par mois ». */
export const OfferLines = ({ text }: { text: string }) => (
  <dl className="flex flex-col gap-2.5">
    {text
      .split('\n')
      .slice(1)
      .map((line) => {
        const at = line.indexOf(COLON)
        const [label, value] =
          at < 0 || at > 40 ? ['', line] : [line.slice(0, at), line.slice(at + COLON.length)]
        return (
          <div key={line} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-muted text-sm sm:pt-px">
              {label || <span className="sr-only">À savoir</span>}
            </dt>
            <dd className="wrap-anywhere first-letter:uppercase">{value}</dd>
          </div>
        )
      })}
  </dl>
)
