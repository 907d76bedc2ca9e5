import { MantineProvider } from '@mantine/core'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from '../../lib/paths'
import { renderInApp } from '../../test/render'
import { on } from '../../test/server'
import { aSite } from '../../test/site'
import HomePage from './home-page'
import { HowItWorks } from './how-it-works'

const Arrived = () => <output>{JSON.stringify(useLocation().state)}</output>

const open = () =>
  renderInApp(
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.newRequest} element={<Arrived />} />
    </Routes>,
  )

test('says what one gets, and what both services cost', async () => {
  open()
  await screen.findByRole('heading', { name: 'Snel' })
  for (const promise of ['Snel', 'Compleet', 'Transparant'])
    expect(screen.getByRole('heading', { name: promise })).toBeTruthy()
  const [standard, other] = screen.getAllByRole('article')
  expect(standard?.textContent).toContain('€\u00a0795,00 exclusief btw')
  expect(other?.textContent).toContain('Wordt verwacht')
  expect(other?.textContent).toContain('5%')
  expect(screen.getByText('2 van 3 aanwezig')).toBeTruthy() // of the sample verdict
})

test('the figures are those of the newest year, which is named', async () => {
  open()
  const benefits = await screen.findByRole('region', { name: 'Wat de WBSO oplevert in 2026' })
  for (const figure of ['36%', '€\u00a0391.020', '50%', '16%', 'tot €\u00a090.000', '€\u00a015.979'])
    expect(benefits.textContent).toContain(figure)
})

test('each section leads on', async () => {
  open()
  await screen.findByRole('region', { name: 'Klaar om te starten?' })
  const leads = (section: string, link: string) =>
    within(screen.getByRole('region', { name: section }))
      .getByRole('link', { name: link })
      .getAttribute('href')
  expect(leads('Klaar om te starten?', 'Neem contact op')).toBe('/contact')
  expect(leads('Korting op de uren die je toch al maakt', 'Lees hoe de WBSO werkt')).toBe('/wat-is-wbso')
  expect(leads('Uren uit de tools waar je al mee werkt', 'Naar het portaal')).toBe('/portal')
  expect(screen.getByText('Binnenkort')).toBeTruthy()
})

test('a promotion shows as long as there is one', async () => {
  const text = '100% cashback tot 20 december'
  const { unmount } = open()
  await screen.findByRole('region', { name: 'Wat de WBSO oplevert in 2026' })
  expect(screen.queryByText(text)).toBeNull()
  unmount()
  on('GET /api/site/', aSite({ promotion: { text, until: '2026-12-20' } }))
  open()
  expect(await screen.findByText(text)).toBeTruthy()
})

test('the steps come with the page, and get their carousel when the page is taken over', async () => {
  const page = renderToString(
    <MantineProvider>
      <MemoryRouter>
        <HowItWorks />
      </MemoryRouter>
    </MantineProvider>,
  )
  expect(page.match(/<li/g)).toHaveLength(8)
  expect(page).not.toContain('<button')
  open()
  const service = await screen.findByRole('region', { name: 'Hoe werkt onze service' })
  expect(within(service).getByRole('button', { name: 'Pauzeer' })).toBeTruthy()
  expect(within(service).getAllByRole('listitem')).toHaveLength(8)
})

test('hands the project over to the wizard', async () => {
  open()
  await userEvent.type(screen.getByLabelText('Waar gaat jouw project over?'), ' Wij ontwikkelen een pomp. {Enter}')
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    elevator_pitch: 'Wij ontwikkelen een pomp.',
    innovation_description: '',
    technical_challenges_input: '',
    clearExisting: true,
  })
})
