export const LEAD_STATUSES = ['new', 'in_progress', 'done'] as const
