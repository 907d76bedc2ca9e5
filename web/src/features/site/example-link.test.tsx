import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Drawing } from '../../shared/pages/drawing'
import { paper } from '../../test/paper'
import { renderInApp } from '../../test/render'
import { savedFiles } from '../../test/saved-files'
import { on } from '../../test/server'
import { ExampleLink } from './example-link'

const pdf = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })

function open() {
  const asked = on('GET /api/example/download/', pdf)
  const saved = savedFiles()
  renderInApp(
    <Drawing value={paper(8).open}>
      <ExampleLink>Bekijk een voorbeeld</ExampleLink>
    </Drawing>,
  )
  return { asked, saved, link: screen.getByRole('link', { name: 'Bekijk een voorbeeld' }) }
}

test('opens the example over the page, to be saved too', async () => {
  const { asked, saved, link } = open()
  expect(link.getAttribute('href')).toBe('/api/example/download/') // for who has no script
  expect(asked).toEqual([]) // nothing is loaded before
  expect(fireEvent.click(link)).toBe(false)
  const dialog = within(await screen.findByRole('dialog', { name: 'Voorbeeld van een aanvraag' }))
  await dialog.findByText('Pagina 1 van 8')
  fireEvent.click(dialog.getByRole('button', { name: 'Download' }))
  expect(saved).toEqual(['voorbeeld-wbso-aanvraag.pdf'])
  fireEvent.click(dialog.getByRole('button', { name: 'Sluiten' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toHaveLength(1)
})

test('leaves another tab to the browser', () => {
  const { link } = open()
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})
