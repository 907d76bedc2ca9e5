import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Server } from './server.ts'
import { expect } from './test.ts'

export interface Account {
  username: string
  email: string
  password: string
}

export function newAccount(): Account {
  const username = `u${randomUUID().slice(0, 12)}`
  return { username, email: `${username}@example.nl`, password: 'paardebloem-7-koper' }
}

/** Makes an account without a browser. */
export async function member(server: Server): Promise<Account> {
  const account = newAccount()
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${server.url}/auth/register/`, { method: 'POST', headers, body: JSON.stringify(account) })
  expect(answer.status).toBe(201)
  return account
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

export async function logIn(page: Page, { username, password }: Account) {
  await field(page, 'Gebruikersnaam').fill(username)
  await field(page, 'Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

export async function openMenu(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
}
