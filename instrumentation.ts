/** Runs once when an instance starts, before it serves. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startInstance } = await import('./lib/server/start-instance')
  await startInstance()
}
