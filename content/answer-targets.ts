/** The number of opening days for the agency's first answer to a request, by the client's plan. The day of arrival does not
 *  count: with 1, a request of Monday is answered by closing time on Tuesday. */
export const ANSWER_TARGETS = { enterprise: 1, premium: 2, others: 3 }

/** The same for visitors' messages on the contact page. */
export const CONTACT_ANSWER = { days: 1, words: 'un jour ouvré' }
