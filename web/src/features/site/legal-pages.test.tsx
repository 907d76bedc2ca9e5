import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Site } from '../../api/site'
import { renderInApp } from '../../test/render'
import { savedFiles } from '../../test/saved-files'
import { broken, on } from '../../test/server'
import { aSite } from '../../test/site'
import PrivacyPage from './privacy-page'
import terms from './terms.json' with { type: 'json' }
import TermsPage from './terms-page'
import { TermsText } from './terms-text'

const operator = {
  name: 'Denkwerk B.V.',
  address: 'Kade 1, 1011 AB Amsterdam',
  email: 'post@denkwerk.example',
  kvk: '12345678',
  vat: 'NL123456782B01',
}

const withSite = (changes: Partial<Site> = {}) =>
  on('GET /api/site/', aSite({ brand: 'Denkwerk', operator, ...changes }))

test('the terms are filled with who we are, and nothing is left open', async () => {
  withSite()
  renderInApp(<TermsPage />)
  await screen.findByText(/^Denkwerk is een dienst van Denkwerk B\.V\., Kade 1/)
  const chapters = [...document.querySelectorAll('section')].map(({ textContent }) => textContent)
  expect(chapters).toHaveLength(terms.length)
  expect(chapters.join()).not.toMatch(/[{}]/)
})

test('the terms say what was agreed on', () => {
  const text = JSON.stringify(terms)
  for (const words of ['binnen 14 dagen na de factuurdatum', 'rechtbank Amsterdam', 'Nederlands recht', '{price}'])
    expect(text).toContain(words)
})

test('a hole that nothing fills is a mistake in the text', () => {
  withSite()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderInApp(<TermsText text="Wij zijn {operator.naam}." />)).toThrow('{operator.naam}')
})

test('the terms are downloaded as PDF, or it says that this failed', async () => {
  const saved = savedFiles()
  on('GET /api/terms/download/', broken, new Response('%PDF-1.7'))
  renderInApp(<TermsPage />)
  const button = screen.getByRole('link', { name: 'Download de voorwaarden (PDF)' })
  expect(button.getAttribute('href')).toBe('/api/terms/download/')
  await userEvent.click(button)
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Er is een fout opgetreden bij het downloaden van de voorwaarden.',
    ),
  )
  await userEvent.click(button)
  await waitFor(() => expect(saved).toEqual(['algemene-voorwaarden.pdf']))
})

const judged = async (reader: Site['reader']) => {
  withSite({ reader })
  const { container } = renderInApp(<PrivacyPage />)
  await screen.findByText(/(beoordeelt|leest) je teksten/)
  return container.textContent ?? ''
}

test('L-13 the privacy statement says how long things are kept, and where to go', async () => {
  const text = await judged({ kind: 'offline', host: null })
  for (const words of [
    'een sessie hooguit 14 dagen, een IP-adres tot 30 dagen',
    'werkt 30 minuten',
    'Autoriteit Persoonsgegevens',
    'Cookie-instellingen',
  ])
    expect(text).toContain(words)
})

test.each([
  ['offline', 'Een programma op onze eigen server beoordeelt je teksten'],
  ['ollama', 'Een taalmodel dat we zelf draaien leest je teksten'],
] as const)('L-13 with %s the privacy statement says that no text leaves', async (kind, words) => {
  const text = await judged({ kind, host: null })
  expect(text).toContain(words)
  expect(text).toContain('gaan daarvoor niet naar een externe AI-dienst')
  expect(text).toContain('Google en Calendly kunnen gegevens buiten de Europese Unie verwerken')
})

test('L-13 the privacy statement names the company whose model reads the texts, and what it gets', async () => {
  const text = await judged({ kind: 'openai', host: 'api.openai.com' })
  expect(text).toContain('Naar api.openai.com gaan daarvoor je projectteksten en je omschrijving van kosten')
  expect(text).toContain('api.openai.com, als verwerker')
  expect(text).toContain('Google, Calendly en api.openai.com kunnen gegevens buiten de Europese Unie verwerken')
  expect(text).not.toContain('niet naar een externe AI-dienst')
})
