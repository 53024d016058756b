/** Within how many opening days the agency first answers a request, by the client's plan. The day on which it comes does not
 *  count: by 1, a request of Monday is answered by closing time on Tuesday. */
export const ANSWER_TARGETS = { enterprise: 1, premium: 2, others: 3 }

/** The same for what visitors write on the contact page. */
export const CONTACT_ANSWER = { days: 1, words: 'un jour ouvré' }
