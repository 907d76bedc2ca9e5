import { useQueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderHookInApp } from '../test/render'
import { type FormOptions, useForm } from './use-form'

interface Typed {
  name: string
  password: string
}

const renderForm = (options: Partial<FormOptions<Typed, string>>) =>
  renderHookInApp(
    () => ({
      queries: useQueryClient(),
      form: useForm<Typed, string>({
        initial: { name: '', password: '' },
        check: () => [],
        send: async () => 'done',
        refusal: () => [],
        ...options,
      }),
    }),
    undefined,
  ).result

test('a password that was sent stays nowhere, and what was sent beside it stays in its field', async () => {
  const send = vi.fn(async () => 'done')
  const screen = renderForm({ secrets: ['password'], send })
  act(() => screen.current.form.set({ name: 'Sanne', password: 'geheim' }))
  await act(async () => screen.current.form.submit())
  expect(send).toHaveBeenCalledWith({ name: 'Sanne', password: 'geheim' }, expect.anything())
  expect(screen.current.form).toMatchObject({ sent: true, result: 'done', unsaved: false })
  expect(screen.current.form.values).toEqual({ name: 'Sanne', password: '' })
  await vi.waitFor(() => expect(screen.current.queries.getMutationCache().getAll()).toEqual([]))
})

test('nothing is unsaved any more when the screen hears that it was sent, and may go elsewhere', async () => {
  const seen: boolean[] = []
  const screen = renderForm({ onSent: () => void seen.push(screen.current.form.unsaved) })
  act(() => screen.current.form.set({ name: 'Sanne' }))
  await act(async () => screen.current.form.submit())
  expect(seen).toEqual([false])
})

test('a password that was refused stays in its field alone', async () => {
  const refuse = async () => Promise.reject(new Error('no'))
  const screen = renderForm({ secrets: ['password'], send: refuse })
  act(() => screen.current.form.set({ password: 'geheim' }))
  await act(async () => screen.current.form.submit())
  expect(screen.current.form).toMatchObject({ sent: false, refused: true })
  expect(screen.current.form.values.password).toBe('geheim')
  await vi.waitFor(() => expect(screen.current.queries.getMutationCache().getAll()).toEqual([]))
})

test('the problem of a field goes when the field is changed; the others and that of the whole stay', () => {
  const problems = ['name', 'password', null].map((field) => ({ field, message: `${field}!` }))
  const screen = renderForm({ check: () => problems })
  act(() => screen.current.form.submit())
  act(() => screen.current.form.set({ name: 'Sanne' }))
  expect(screen.current.form.problems).toEqual(problems.slice(1))
  act(() => screen.current.form.submit())
  expect(screen.current.form.problems).toEqual(problems)
})
