import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../lib/paths'
import { renderInApp } from '../../test/render'
import { broken, on } from '../../test/server'
import { signedIn } from '../../test/signed-in'
import NoCureNoPayPage from './no-cure-no-pay-page'

const path = '/api/no-cure-no-pay-interest/'

/** Opens the page for a user whose stored interest this is. */
function open(interested: boolean) {
  on(`GET ${path}`, { interested })
  const saved = on(`POST ${path}`, ({ body }) => body)
  renderInApp(<NoCureNoPayPage />, paths.noCureNoPay)
  return saved
}

const box = () => screen.findByRole<HTMLInputElement>('checkbox')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Opslaan' })

test('a visitor reads what it is, and how to let us know', () => {
  open(false)
  expect(screen.getByText(/5% succesvergoeding/)).toBeTruthy()
  const links = ['Inloggen', 'Account aanmaken', 'Stuur een bericht'].map((name) => screen.getByRole('link', { name }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.login, paths.register, paths.contact])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

describe('a user', () => {
  beforeEach(signedIn)

  test('finds the box ticked, saves once, and is thanked', async () => {
    const saved = open(false)
    expect((await box()).checked).toBe(true)
    button().click()
    button().click()
    const thanks = await screen.findByText('Bedankt! We laten het je weten zodra No Cure No Pay er is.')
    expect(saved.map(({ body }) => body)).toEqual([{ interested: true }])
    expect([(await box()).disabled, button().disabled]).toEqual([true, true])
    expect(document.activeElement?.contains(thanks)).toBe(true)
  })

  test('may say no', async () => {
    const saved = open(false)
    await userEvent.click(await box())
    await userEvent.click(button())
    expect(await screen.findByText(/Je hoort van ons niets/)).toBeTruthy()
    expect(saved.map(({ body }) => body)).toEqual([{ interested: false }])
    expect((await box()).checked).toBe(false)
  })

  test('who said so before sees that', async () => {
    open(true)
    expect((await box()).disabled).toBe(true)
    expect(screen.getByText(/^Bedankt!/)).toBeTruthy()
  })

  test('hears when it fails, and can try again', async () => {
    open(false)
    on(`POST ${path}`, broken, { interested: true })
    await box()
    await userEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toBe('Er is iets misgegaan. Probeer het later opnieuw.')
    await userEvent.click(button())
    expect(await screen.findByText(/^Bedankt!/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
