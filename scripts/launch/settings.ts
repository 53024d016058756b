import { SAMPLE_COMPANY } from '../../db/seed/company-facts'
import type { Secrets } from './secrets'

interface Parts {
  databaseUrl: string
  origin: string
  ostalEnv: 'demo' | 'test'
  providers: Record<string, string>
}

/** The product's environment for everything that is not production; `.env.example` explains each variable. */
export function settings(parts: Parts, secrets: Secrets): Record<string, string> {
  return {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // The passwords are public: it listens on loopback unless HOST says otherwise.
    HOST: process.env.HOST || '127.0.0.1',
    OSTAL_ENV: parts.ostalEnv,
    DATABASE_URL: parts.databaseUrl,
    PUBLIC_ORIGIN: parts.origin,
    AUTH_SECRET: secrets.AUTH_SECRET,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: secrets.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,
    // Required to issue invoices.
    COMPANY_FACTS: JSON.stringify(SAMPLE_COMPANY),
    MAIL_FROM: 'Ostal <bonjour@ostal.example>',
    // The sample accounts are shared: a second factor set up by one visitor would lock out the others.
    STAFF_SECOND_FACTOR: 'optional',
    TRUSTED_PROXY_HOPS: '0',
    RATE_LIMIT_SCALE: process.env.RATE_LIMIT_SCALE || '1',
    // The sample site's receiver is a simulator on loopback.
    WEBHOOK_ALLOW_PRIVATE: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    ...parts.providers,
  }
}
