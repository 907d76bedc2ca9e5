import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropMailCode, mailCode, takeMailCode } from '../../lib/mail-code'
import { paths } from '../../lib/paths'
import { messageOf } from '../../lib/return-path'
import { session } from '../../lib/session'
import { renderInApp } from '../../test/render'
import { type Answering, broken, offline, on, reply } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import { type as typeIn } from '../../test/type'
import ForgotPasswordPage from './forgot-password-page'

const path = '/api/auth/forgot-password/'
const asking = `POST ${path}` as const
const checking = `GET ${path}validate/` as const
const choosing = `POST ${path}confirm/` as const
const good = { valid: true } as const

function Arrived() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname}: ${messageOf(state)}`}</p>
}

function open(codeTaken: boolean) {
  renderInApp(
    <Routes>
      <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
    { pathname: paths.forgotPassword, state: { codeTaken } },
  )
}

const type = (label: string, text: string) => typeIn(screen.getByLabelText(label), text)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const alarm = async () => (await screen.findByRole('group')).textContent

afterEach(() => {
  dropMailCode()
  vi.useRealTimers()
})

describe('asking for a mail', () => {
  const ask = async (email: string) => {
    await type('E-mailadres', email)
    press('Verstuur de link')
  }

  test('ends with where to look for it', async () => {
    const asked = on(asking, { detail: 'Gelukt.' })
    open(false)
    await ask(' noor@example.nl ')
    const title = await screen.findByRole('heading', { level: 1, name: 'E\u2011mail verstuurd! Controleer je inbox.' })
    expect(document.activeElement).toBe(title)
    expect(asked.map(({ body }) => body)).toEqual([{ email: 'noor@example.nl' }])
    press('Ander adres of nog eens versturen')
    expect((await screen.findByLabelText<HTMLInputElement>('E-mailadres')).value).toBe('noor@example.nl')
  })

  test('needs an address', async () => {
    open(false)
    await ask(' ')
    expect(await alarm()).toBe('Vul je e-mailadres in.')
  })

  test.each<[string, Answering<typeof asking>, string | RegExp]>([
    ['a wrong address', reply(400, { email: ['Enter a valid email address.'] }), 'Voer een geldig e-mailadres in.'],
    ['a limit', reply(429, { detail: 'Te veel verzoeken.' }), 'Te veel verzoeken.'],
    ['a fault', broken, 'E\u2011mail verzenden mislukt'],
    ['no answer', offline, /^E\u2011mail verzenden mislukt\. Er is geen verbinding\./],
  ])('says %s, and keeps what was typed', async (_, answer, words) => {
    on(asking, answer)
    open(false)
    await ask('noor')
    expect(await alarm()).toMatch(words)
    expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('noor')
  })

  test('A-19 after a reload the code is gone, which is explained', () => {
    open(true)
    expect(screen.getByText(/Open die dan opnieuw/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Verstuur de link' })).toBeTruthy()
  })
})

describe('the link of a mail', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', `${paths.forgotPassword}?temp_code=geheim`)
    takeMailCode()
    on(checking, good)
  })

  /** Opens the link, and waits for the form. */
  async function opened() {
    open(true)
    await screen.findByLabelText('Nieuw wachtwoord')
  }

  async function fill(password: string, repeat = password) {
    await type('Nieuw wachtwoord', password)
    await type('Herhaal nieuw wachtwoord', repeat)
  }

  async function choose(...typed: Parameters<typeof fill>) {
    await fill(...typed)
    press('Wachtwoord opslaan')
  }

  test('that does not work any more leads to the page that says so', async () => {
    on(checking, reply(400, { detail: 'Code ongeldig.' }))
    open(true)
    expect(await screen.findByText('/fout: null')).toBeTruthy()
  })

  test('that cannot be checked now can be checked again', async () => {
    on(checking, broken, good)
    open(true)
    expect((await screen.findByRole('alert')).textContent).toBe('Er is iets misgegaan.')
    expect(screen.getByText('Je link is niet gebruikt.')).toBeTruthy()
    press('Probeer opnieuw')
    expect(await screen.findByLabelText('Nieuw wachtwoord')).toBeTruthy()
  })

  test.each<[string, Answering<typeof choosing>, RegExp]>([
    [
      'short, common, numeric',
      reply(400, {
        password: [
          'This password is too short. It must contain at least 8 characters.',
          'This password is too common.',
          'This password is entirely numeric.',
        ],
      }),
      /^Wachtwoord moet minimaal 8 tekens bevatten\.$/,
    ],
    ['another repeat', reply(400, { confirm_password: ['Wachtwoorden komen niet overeen'] }), /^Wachtwoorden komen/],
    ['a detail', reply(400, { detail: 'Deze link is verlopen.' }), /^Deze link is verlopen\.$/],
    ['the code', reply(400, { temp_code: ['x'] }), /^Wachtwoord resetten mislukt\. Code ongeldig\?$/],
    ['a fault', broken, /^Er is iets misgegaan\. Probeer het zo opnieuw\.$/],
    ['a gateway', new Response('<html>', { status: 502 }), /^Wachtwoord resetten mislukt\. Code ongeldig\?$/],
    ['no answer', offline, /^Wachtwoord resetten mislukt\. Code ongeldig\? Er is geen verbinding\./],
  ])('A-03 a password that is refused says why: %s', async (_, answer, words) => {
    on(choosing, answer)
    await opened()
    await choose('12345')
    expect(await alarm()).toMatch(words)
    expect(mailCode()).toBe('geheim')
  })

  test('a new link is one press away', async () => {
    await opened()
    fireEvent.click(screen.getByRole('link', { name: 'Vraag een nieuwe link aan' }))
    expect(await screen.findByRole('button', { name: 'Verstuur de link' })).toBeTruthy()
    expect(screen.queryByText(/Open die dan opnieuw/)).toBeNull()
  })

  test('a repeat that differs is said before anything is sent', async () => {
    await opened()
    await choose('paardebloem-7', 'paardebloem-8')
    expect(await alarm()).toBe('Wachtwoorden komen niet overeen')
  })

  test('sets a new password once, ends the session and leads to signing in after two seconds', async () => {
    signedIn()
    const sent = on(choosing, { detail: 'Gelukt.' })
    await opened()
    await fill('paardebloem-7')
    vi.useFakeTimers()
    press('Wachtwoord opslaan')
    press('Wachtwoord opslaan')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wachtwoord succesvol gewijzigd')
    expect(sent.map(({ body }) => body)).toEqual([
      { temp_code: 'geheim', password: 'paardebloem-7', confirm_password: 'paardebloem-7' },
    ])
    expect(session.access()).toBeNull()
    expect(mailCode()).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.getByText('/login: Wachtwoord succesvol gewijzigd. Log in.')).toBeTruthy()
  })
})
