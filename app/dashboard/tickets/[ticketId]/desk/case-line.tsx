import type { CaseFile } from '@/lib/domain/tickets/case-file'

/** The client and the assignee in one line above the conversation, on screens where the aside is below it. */
export const CaseLine = ({ file: { client, assignee } }: { file: CaseFile }) => (
  <p className="-mt-2 flex flex-wrap items-center gap-x-4 text-sm lg:hidden">
    <span>
      <strong className="font-semibold">{client.name}</strong> ·{' '}
      {assignee ? `attribuée à ${assignee.name}` : 'non attribuée'}
    </span>
    <a href="#dossier" className="text-link">
      Dossier et notes
    </a>
  </p>
)
