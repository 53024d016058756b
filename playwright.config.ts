import { defineConfig } from 'playwright/test'

const systemChromium = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/browser-product.ts',
  workers: 2,
  // Limits for a slow machine that does much else; who waits for what the user sees rarely comes near.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Set by the global set-up, before the workers start.
    ...(process.env.PRODUCT_ORIGIN ? { baseURL: process.env.PRODUCT_ORIGIN } : {}),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Views of pages are counted only where a test looks at the counts.
    extraHTTPHeaders: { 'Sec-GPC': '1' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(systemChromium ? { executablePath: systemChromium } : {}),
      // The first is needed as root, the rest keep a system's Chromium from calling home.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
