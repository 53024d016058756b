/** The heading's id: the keyboard goes there when a form or a rule is gone. */
export const RULES = 'regles-de-frais'
