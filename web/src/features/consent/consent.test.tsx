import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router'
import { describe, expect, test } from 'vitest'
import { CookieSettings } from '../../app/layout/cookie-settings'
import { consent } from '../../lib/consent'
import { keys } from '../../lib/storage'
import { renderInApp } from '../../test/render'
import { on } from '../../test/server'
import { aSite } from '../../test/site'
import { choose as choseBefore } from '../../test/tracked'
import { Consent } from './consent'

const none = { analytics: false, marketing: false }

const open = (path = '/') =>
  renderInApp(
    <>
      <Consent />
      <main tabIndex={-1}>
        <Link to="/prijzen">Prijzen</Link>
        <Link to="/new-request">Aanvraag</Link>
        <Link to="#a">Op deze pagina</Link>
      </main>
      <CookieSettings />
    </>,
    path,
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const go = (name: string) => fireEvent.click(screen.getByText(name))
const asked = () => screen.findByRole('heading', { name: 'Cookie-instellingen' })
const dialog = () => screen.queryByRole('dialog')
const notAsked = () => waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
const visits = () => localStorage.getItem(keys.pageVisits)

describe('the question', () => {
  test.each([
    [null, 0],
    ['G-1', 1],
  ])('names Google when it measures: %j', async (analytics_id, times) => {
    on('GET /api/site/', aSite({ analytics_id }))
    open()
    await screen.findByText(/Voorbeeld B\.V\./)
    expect(screen.queryAllByText(/Google/)).toHaveLength(times)
  })

  test('says who asks, for what, and that a refusal costs nothing', async () => {
    open()
    await asked()
    const banner = within(screen.getByRole('region', { name: 'Cookie-instellingen' }))
    await banner.findByText(/Voorbeeld B\.V\./)
    for (const words of ['analytische cookies', 'marketingcookies']) banner.getByText(words)
    banner.getByText(/Weiger je, dan werkt alles net zo goed/)
    expect(banner.getByRole('link', { name: 'privacyverklaring' }).getAttribute('href')).toBe('/privacy')
    expect(banner.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Weigeren',
      'Accepteren',
      'Zelf instellen',
    ])
    expect(document.activeElement).toBe(document.body) // a banner leaves the focus alone
  })

  test.each([
    ['Weigeren', none],
    ['Accepteren', { analytics: true, marketing: true }],
  ])('is answered by %s', async (answer, choice) => {
    open()
    await asked()
    press(answer)
    await notAsked()
    expect(consent.choice()).toEqual(choice)
    expect(document.activeElement?.tagName).toBe('MAIN')
  })

  test('is answered in parts, with both switches off at first', async () => {
    open()
    await asked()
    press('Zelf instellen')
    const [analytical, marketing] = await screen.findAllByRole<HTMLInputElement>('switch')
    expect([analytical?.checked, marketing?.checked]).toEqual([false, false])
    expect(document.activeElement).toBe(analytical)
    screen.getByRole('button', { name: 'Weigeren' })
    fireEvent.click(screen.getByRole('switch', { name: 'Marketing' }))
    press('Keuze opslaan')
    await notAsked()
    expect(consent.choice()).toEqual({ analytics: false, marketing: true })
  })

  test('goes when it is answered in another tab', async () => {
    open()
    await asked()
    localStorage.setItem(keys.cookieConsent, 'false')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: keys.cookieConsent })))
    await notAsked()
  })

  test('is not put to those who have answered', async () => {
    choseBefore(false, false)
    open('/new-request')
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    await notAsked()
  })
})

describe('it is a dialog', () => {
  const focused = () => waitFor(() => expect(document.activeElement?.textContent).toBe('Cookie-instellingen'))

  test('on the application, with the focus on its heading', async () => {
    open('/new-request')
    await asked()
    expect(dialog()?.getAttribute('closedby')).toBe('none')
    await focused()
  })

  test('that nothing but an answer closes', async () => {
    open('/new-request')
    await asked()
    expect(fireEvent(dialog() as Element, new Event('cancel', { cancelable: true }))).toBe(false)
    ;(dialog() as HTMLDialogElement).close() // as browsers do at a second Escape
    await waitFor(() => expect((screen.getByRole('dialog') as HTMLDialogElement).open).toBe(true))
    press('Weigeren')
    await notAsked()
  })

  test('from the fourth visit on; a change of the hash is no visit', async () => {
    localStorage.setItem(keys.pageVisits, '2')
    open()
    await asked()
    expect(dialog()).toBeNull()
    go('Op deze pagina')
    expect(visits()).toBe('3')
    go('Prijzen')
    await waitFor(() => expect(dialog()).not.toBeNull())
    expect(visits()).toBe('4')
    await focused()
  })
})

describe('Cookie-instellingen in the footer', () => {
  test('opens the question again, with the present choice', async () => {
    choseBefore(true, false)
    open('/new-request')
    const button = screen.getByRole('button', { name: 'Cookie-instellingen' })
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(await asked())
    expect(dialog()).toBeNull()
    expect(screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([true, false])
    press('Weigeren')
    await notAsked()
    expect(consent.choice()).toEqual(none)
    expect(document.activeElement).toBe(button)
  })

  test.each([
    ['the button', () => press('Sluiten zonder te wijzigen')],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('heading'), { key: 'Escape' })],
  ])('leaves the choice as it is when it is closed with %s', async (_, close) => {
    choseBefore(true, true)
    open()
    press('Cookie-instellingen')
    await asked()
    close()
    await notAsked()
    expect(consent.choice()).toEqual({ analytics: true, marketing: true })
  })

  test('moves the focus to a question that is there already, which Escape does not close', async () => {
    open()
    const heading = await asked()
    press('Cookie-instellingen')
    expect(document.activeElement).toBe(heading)
    fireEvent.keyDown(heading, { key: 'Escape' })
    expect(screen.queryByRole('heading')).not.toBeNull()
  })
})
