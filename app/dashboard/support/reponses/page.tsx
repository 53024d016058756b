import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { listCannedAnswers } from '@/lib/domain/canned-answers/queries'
import type { Query } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AnswerCard } from './answer-card'
import { AnswerSheet } from './answer-sheet'
import { AnswersFrame, PATH } from './frame'

export const metadata: Metadata = { title: 'Réponses types' }

/** `ajouter` opens an empty sheet, `modifier` that of an answer. */
export default async function AnswersPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'tickets.manage')
  const { ajouter, modifier } = await searchParams
  const answers = await listCannedAnswers(ctx)
  const opened = answers.find(({ id }) => String(id) === modifier)
  return (
    <AnswersFrame>
      <h2 id="reponses" tabIndex={-1} className="sr-only">
        Vos réponses
      </h2>
      {answers.length === 0 ? (
        <EmptyState
          sentence="Aucune réponse type pour l’instant. Écrivez ici ce que vous répondez souvent."
          action={
            <AppLink href={`${PATH}?ajouter=1`} scroll={false} className={buttonStyle({ look: 'secondary' })}>
              Écrire la première
            </AppLink>
          }
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {answers.map((answer) => (
            <li key={answer.id}>
              <AnswerCard
                answer={answer}
                isOpen={answer === opened}
                editHref={`${PATH}?modifier=${answer.id}`}
              />
            </li>
          ))}
        </ul>
      )}
      {(ajouter || opened) && <AnswerSheet key={opened?.id} answer={opened} closeHref={PATH} />}
    </AnswersFrame>
  )
}
