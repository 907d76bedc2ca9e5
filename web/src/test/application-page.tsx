import { fireEvent, screen } from '@testing-library/react'
import type { Application, Part } from '../api/application'
import { screenRoute } from '../app/screen'
import * as applicationPage from '../features/application/application-page'
import { anApplication, textPart } from './application'
import { renderRoutes } from './render'
import { on } from './server'
import { signedIn } from './signed-in'

export const number = 'WBSO-2026-00012'
/** The calls about an application, and where they arrive. */
export const doc = '/api/requests/{id}/application/'
export const root = `/api/requests/${number}/application/`

/** Somebody whose application has no proposals is at work. */
export function working() {
  signedIn()
  on(`GET ${doc}drafts/`, [])
  on(`GET ${doc}drafts/orders/`, [])
}

/** Opens the page of the application, at the part that the search names. */
export const open = (search: string) =>
  renderRoutes(
    [{ path: '/requests/:id/aanvraag', ...screenRoute(applicationPage) }],
    `/requests/${number}/aanvraag${search}`,
  )

export const novelty = textPart('novelty', 'Bestaande filters zijn te traag.')
export const withPart = (part: Part, changes: Partial<Application> = {}) => anApplication([part], changes)

/** The part after a save with this text. */
export const again = (part: Part, text: string): Part => textPart('novelty', text, { rev: part.rev + 1 })

export const field = (name: string) => screen.findByRole('textbox', { name })

export async function type(name: string, text: string) {
  fireEvent.change(await field(name), { target: { value: text } })
}
