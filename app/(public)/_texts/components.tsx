import type { ReactNode } from 'react'
import { brand, company, isToComplete } from '@/content/brand'
import { PROCESSORS } from '@/content/processors'
import { EXPIRY, RETENTION } from '@/content/retention'
import { AnswerTable, PlanTable, PriceTable } from './price-tables'

/** A fact about the company; a missing one is highlighted. */
function Company({ fact }: { fact: keyof typeof company }) {
  const text: string = company[fact]
  return isToComplete(text) ? <mark>[{text}]</mark> : text
}

const Phone = () => (
  <a href={brand.phone.link} className="whitespace-nowrap">
    {brand.phone.shown}
  </a>
)

const Email = () => <a href={`mailto:${brand.email}`}>{brand.email}</a>

const English = ({ children }: { children: ReactNode }) => <div lang="en">{children}</div>

const Note = ({ children }: { children: ReactNode }) => <div className="text-note">{children}</div>

const RetentionList = () => (
  <ul>
    {[...Object.values(RETENTION), ...EXPIRY].map(({ what, words }) => (
      <li key={what}>
        {what}&nbsp;: {words}.
      </li>
    ))}
  </ul>
)

const ProcessorList = () => (
  <ul>
    {PROCESSORS.map(({ name, does, place }) => (
      <li key={name}>
        {name} ({place}), pour {does}.
      </li>
    ))}
  </ul>
)

/** The components that texts may use. */
export const components = {
  AnswerTable,
  Company,
  Email,
  English,
  Note,
  Phone,
  PlanTable,
  PriceTable,
  ProcessorList,
  RetentionList,
}
