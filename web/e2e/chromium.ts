import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Returns how to start the system's Chromium, or throws what to install. */
export function chromium(): LaunchOptions {
  const executablePath = process.env.WBSO_CHROMIUM ?? places.find(existsSync)
  if (executablePath === undefined || !existsSync(executablePath)) {
    throw new Error('The browser tests need Chromium: apt-get install chromium, or set WBSO_CHROMIUM to its path.')
  }
  return { executablePath, args }
}
