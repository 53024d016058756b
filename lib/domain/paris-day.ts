const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

/** The calendar date in Paris at this moment, `YYYY-MM-DD`. */
export const parisDay = (at: Date): string => day.format(at)
