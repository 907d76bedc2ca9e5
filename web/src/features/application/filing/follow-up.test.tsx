import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication } from '../../../test/application'
import { renderInApp } from '../../../test/render'
import { wholeRequest } from '../../../test/requests'
import { on, writes } from '../../../test/server'
import { type as typeIn } from '../../../test/type'
import { FollowUp } from './follow-up'

const write = (label: string, value: string) => typeIn(screen.getByLabelText(label), value)
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Nieuwe aanvraag op basis van deze' }))

test('F2 a follow-up says what is missing, and takes the focus there', async () => {
  renderInApp(<FollowUp id="WBSO-1" application={anApplication([])} />)
  await write('Nieuwe startdatum', '')
  press()
  expect(screen.getByText('Vul de nieuwe startdatum in.')).toBeTruthy()
  expect(screen.getByText('Vul de S&O-uren in.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Nieuwe startdatum'))
  await write('Nieuwe startdatum', 'morgen')
  await write('S&O-uren in die periode', '1,5')
  press()
  expect(screen.getByText(/ongeldig formaat/)).toBeTruthy()
  expect(screen.getByText('Vul hele uren in, 0 of meer.')).toBeTruthy()
  expect(writes()).toEqual([])
})

test('a follow-up begins with the year after, and goes to the new request without asking', async () => {
  on('POST /api/requests/{id}/application/follow_up/', wholeRequest({ project_number: 'WBSO-2' }))
  renderInApp(<FollowUp id="WBSO-1" application={anApplication([])} />)
  await write('S&O-uren in die periode', '1.200')
  press()
  await expect.poll(writes).toMatchObject([{ body: { start_of_project: '2028-01-01', estimated_hours: 1200 } }])
  expect(screen.queryByRole('dialog')).toBeNull()
})
