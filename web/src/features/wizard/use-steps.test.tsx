import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { expect, test, vi } from 'vitest'
import { keys, local } from '../../lib/storage'
import { renderInApp } from '../../test/render'
import { on, silent } from '../../test/server'
import { aSite } from '../../test/site'
import { ready } from './application-for-tests'
import { writeDraft } from './draft/draft'
import WizardPage from './wizard-page'

/** The buttons of the browser. */
function Browser() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Vorige pagina
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Volgende pagina
      </button>
    </>
  )
}

function open() {
  on('GET /api/site/', aSite({ today: '2026-07-01' }))
  on('GET /api/benefit/', silent)
  vi.stubGlobal('scrollTo', () => {})
  local.set(keys.draft, writeDraft({ ...ready(), step: 1 }, null))
  renderInApp(
    <>
      <Browser />
      <WizardPage />
    </>,
    '/new-request',
  )
  const user = userEvent.setup()
  return { press: (name: string) => user.click(screen.getByRole('button', { name })), user }
}

const step = () => screen.getByText(/^Stap \d van 3$/).textContent
const gate = () => screen.queryByRole('group', { name: 'Voeg minimaal één partner toe' })

test('the browser’s Forward does not pass the gate: one stays, with the notice in focus', async () => {
  const { press, user } = open()
  await press('DOORGAAN')
  await press('DOORGAAN')
  await user.click(screen.getByRole('checkbox', { name: 'We werken samen met partners' }))
  await press('Vorige pagina')
  expect(step()).toBe('Stap 2 van 3')
  await press('Volgende pagina')
  expect(step()).toBe('Stap 2 van 3')
  expect(gate()).toBe(document.activeElement)
  await press('Samenwerking uitzetten')
  expect(gate()).toBeNull()
  await press('Vorige pagina') // the entry that was refused is step 2 now
  await press('Vorige pagina')
  expect(step()).toBe('Stap 1 van 3')
})

test('and passes it when there is a partner', async () => {
  const { press, user } = open()
  await press('DOORGAAN')
  await press('DOORGAAN')
  await user.click(screen.getByRole('checkbox', { name: 'We werken samen met partners' }))
  await press('Partner toevoegen')
  await press('Vorige pagina')
  await press('Volgende pagina')
  expect(step()).toBe('Stap 3 van 3')
})
