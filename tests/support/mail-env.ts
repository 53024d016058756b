/** The environment of tests that write mails, which replaces lib/env.ts. */
export const MAIL_ENV = { PUBLIC_ORIGIN: 'https://ostal.test', AUTH_SECRET: 'the tests’ secret' }
