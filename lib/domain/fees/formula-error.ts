/** Why a formula is refused or cannot be computed, in French. */
export class FormulaError extends Error {}
