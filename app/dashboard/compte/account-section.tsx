import type { ComponentProps } from 'react'
import { SectionCard } from '../section-card'
import { SECTIONS, type SectionId } from './sections'

type Props = Omit<ComponentProps<typeof SectionCard>, 'title'> & { id: SectionId }

/** A section of the account, the target of its anchor. */
export const AccountSection = ({ id, ...card }: Props) => (
  <div id={id} className="account-section">
    <SectionCard title={SECTIONS[id]} {...card} />
  </div>
)
