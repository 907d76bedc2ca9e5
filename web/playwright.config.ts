import { defineConfig } from '@playwright/test'
import { chromium } from './e2e/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  // A story that fails is told once more, to tell whether it fails always. One that does not is named, and fails the run.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 180_000,
  expect: { timeout: 30_000 }, // ms, since other tests keep the processors busy
  forbidOnly: true,
  reporter: [['list']],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    contextOptions: { reducedMotion: 'reduce' },
    reuseContext: true, // emptied between tests, but for the cache of files
    launchOptions: chromium(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // Stories about layout and accessibility.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 375, height: 740 }, hasTouch: true } },
  ],
})
