import { focusManager, useQueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { companiesKey } from '../api/companies'
import { session } from '../lib/session'
import { keys, local } from '../lib/storage'
import { useCompanySelection } from '../shared/company/company-selection'
import { renderHookInApp } from '../test/render'
import { broken, on, type Received } from '../test/server'
import { tokenOf } from '../test/signed-in'
import { selectable } from '../test/site'

const signIn = (id: number) => session.start({ access: tokenOf(id), refresh: 'r' })

const list = 'GET /api/company-dashboard/companies/'
let asked: Received[]
let companies: number[] = []

beforeEach(() => {
  companies = [1, 2, 3]
  asked = on(list, () => companies.map((id) => selectable(id)))
})

/** Mounts the selection and waits until this company is selected. */
async function expectSelected(id: number) {
  const { result } = renderHookInApp(() => ({ ...useCompanySelection(), queries: useQueryClient() }), undefined)
  await waitFor(() => expect(result.current.selected?.id).toBe(id))
  return result
}

test('the first is selected when none was chosen, and saved', async () => {
  signIn(7)
  await expectSelected(1)
  expect(local.get(keys.selectedCompany)).toBe('1')
})

test.each([
  ['2', 2],
  ['9', 1],
  ['x', 1],
])('with %s stored, company %i is selected', async (stored, want) => {
  signIn(7)
  local.set(keys.selectedCompany, stored)
  await expectSelected(want)
  expect(local.get(keys.selectedCompany)).toBe(String(want))
})

test('a choice is saved, and that of another tab is not followed', async () => {
  signIn(7)
  const selection = await expectSelected(1)
  act(() => selection.current.select(3))
  expect([selection.current.selected?.id, local.get(keys.selectedCompany)]).toEqual([3, '3'])
  local.set(keys.selectedCompany, '2')
  act(() => selection.current.retry())
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(selection.current.selected?.id).toBe(3)
})

test('what changes elsewhere shows on focus, and a selected company that is gone makes place for the first', async () => {
  signIn(7)
  local.set(keys.selectedCompany, '3')
  const selection = await expectSelected(3)
  companies = [2, 4]
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await waitFor(() => expect(selection.current.selected?.id).toBe(2))
  expect(selection.current.companies?.map(({ id }) => id)).toEqual([2, 4])
  expect(local.get(keys.selectedCompany)).toBe('2')
})

test('a company that was made is selected once it is loaded', async () => {
  signIn(7)
  const selection = await expectSelected(1)
  companies = [1, 2, 3, 4]
  await act(async () => {
    await selection.current.queries.invalidateQueries({ queryKey: [companiesKey] })
    selection.current.select(4)
  })
  await waitFor(() => expect(selection.current.selected?.id).toBe(4))
})

test('a visitor has no companies, and the next user gets their own', async () => {
  const { result } = renderHookInApp(() => useCompanySelection(), undefined)
  expect([result.current.companies, result.current.selected]).toEqual([undefined, null])
  expect(asked).toEqual([])
  act(() => signIn(7))
  await waitFor(() => expect(result.current.selected?.id).toBe(1))
  act(() => result.current.select(3))
  companies = [5]
  act(() => signIn(8))
  expect(result.current.selected).toBeNull()
  await waitFor(() => expect(result.current.selected?.id).toBe(5))
})

test('companies that do not load say so', async () => {
  signIn(7)
  on(list, broken)
  const { result } = renderHookInApp(() => useCompanySelection(), undefined)
  await waitFor(() => expect(result.current.failed).toBe(true))
})

test('outside its provider it is an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(() => useCompanySelection())).toThrow('outside its provider')
})
