import { afterAll, vi } from 'vitest'
import { simulators, uploadthingToken } from './simulators'

/** Simulators for this test file, and an environment in which the files' adapter speaks to them. */
export async function fileStore() {
  const server = await simulators()
  const address = `${server.origin}/uploadthing`
  const settings = {
    DATABASE_URL: 'postgres://nowhere/none',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    AUTH_SECRET: 'Xq2v8TzN4mWc7RbK9pLs3GhY6dFj1EaU',
    RESEND_API_KEY: 're_for_tests',
    MAIL_FROM: 'Ostal <bonjour@ostal.example>',
    UPLOADTHING_TOKEN: uploadthingToken,
    UPLOADTHING_API_URL: address,
    UPLOADTHING_INGEST_URL: address,
    UPLOADTHING_UFS_HOST: address.replace('http://127.0.0.1', 'localhost'),
    UPLOADTHING_UFS_APP_ID_LOCATION: 'path',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await server.stop()
  })
  return server
}
