import type { Mail } from '../domain/notifications/jobs'

export async function deliverMail(_mail: Mail): Promise<void> {}
