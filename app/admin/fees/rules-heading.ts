/** The heading's id: it receives the focus when a form closes or a rule is deleted. */
export const RULES = 'regles-de-frais'
