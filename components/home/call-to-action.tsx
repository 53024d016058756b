import { QuoteLink } from './quote-link'

/** The two next steps for a convinced visitor. On phones the bar at the bottom of the window replaces them. */
export function CallToAction({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-sheet bg-highlight p-6 text-[#141a29] max-tablet:hidden md:p-8">
      <div className="max-w-xl">
        <p className="display text-2xl">{title}</p>
        <p className="mt-1.5">{text}</p>
      </div>
      <p className="flex flex-wrap gap-3 *:outline-[#141a29]">
        <a href="/start" className="button bg-[#141a29] text-white hover:bg-[#2b303b]">
          Commencer votre projet
        </a>
        <QuoteLink className="button border border-[#141a29] text-[#141a29] hover:bg-[#141a29]/8" />
      </p>
    </div>
  )
}
