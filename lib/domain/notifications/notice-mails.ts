import type { NoticeCategory, Statement } from '../content-notices/policy'

type About = { noticeId: number; reference: string }
type Decided = About & {
  decisionId: number
  /** After a complaint. */
  isRevision: boolean
  statement: Statement
}

/** The mails about notices of illegal content, as plain data. */
export type NoticeMail =
  /** The receipt of article 16(4); `at` in milliseconds since 1970. */
  | (About & {
      kind: 'content-notice-received'
      to: string
      category: NoticeCategory
      name: string
      locations: string[]
      explanation: string
      at: number
    })
  | (About & {
      kind: 'content-notice-agency'
      category: NoticeCategory
      isUrgent: boolean
      siteName: string | null
    })
  /** To the sender: article 16(5). */
  | (Decided & { kind: 'content-notice-decided'; to: string })
  /** To the client whose content it is about: article 17. */
  | (Decided & { kind: 'content-restricted'; to: string; firstName: string })
