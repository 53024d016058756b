export const MAX_KEYS = 10
