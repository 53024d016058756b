import type { CaseFile } from '@/lib/domain/tickets/case-file'

/** Who and whose, in one line above a conversation that has no room beside it; all the rest is below it. */
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
