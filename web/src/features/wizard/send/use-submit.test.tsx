import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { session } from '../../../lib/session'
import { useCompanySelection } from '../../../shared/company/company-selection'
import { renderHookInApp } from '../../../test/render'
import { wholeRequest } from '../../../test/requests'
import { on, reply } from '../../../test/server'
import { selectable } from '../../../test/site'
import { ready } from '../application-for-tests'
import { useSubmit } from './use-submit'

const access = `x.${btoa(JSON.stringify({ user_id: 7, username: 'anna' }))}.x`
const list = 'GET /api/company-dashboard/companies/'

test.each([true, false])('a company that is made with the application is selected, loaded again: %s', async (loads) => {
  on(list, [selectable(1)])
  on('POST /api/requests/', () => {
    on(list, loads ? [selectable(1), selectable(2)] : new Response(null, { status: 502 }))
    return reply(201, wholeRequest({ client_company: { id: 2, name: 'B2' } }))
  })
  session.start({ access, refresh: 'r' })
  const onSent = vi.fn()
  const { result } = renderHookInApp(
    () => ({ ...useSubmit({ onSent, onRefused: vi.fn() }), ...useCompanySelection() }),
    undefined,
  )
  await waitFor(() => expect(result.current.selected?.id).toBe(1))
  act(() =>
    result.current.submit(ready({ client: null, company_name: 'B2', kvk_number: '12345678' }, { newCompany: true })),
  )
  await waitFor(() => expect(result.current.selected?.id).toBe(2))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20))) // until the list was loaded again, or was not
  expect(result.current.selected?.id).toBe(2)
  expect(onSent).toHaveBeenCalledTimes(1)
})
