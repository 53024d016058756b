import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/layout/alert'
import { ErrorSentence } from './error-sentence'

type Props = { sentence: string; reason: ReactNode; action?: ReactNode; className?: string }

/** An error next to its cause: its sentence for five seconds, its reason until the next try. */
export const Failure = ({ sentence, reason, action, className }: Props) => (
  <Alert action={action} className={className}>
    <ErrorSentence>{sentence}</ErrorSentence>
    <span className="block font-normal">{reason}</span>
  </Alert>
)
