import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import vectors from '../../../testdata/vectors/site_words.json'
import { renderInApp } from '../test/render'
import { EachYear, ExampleStep, OperatorMail, PromotionText, SiteWord, WhilePromotion, YearFigure } from './site-text'

/** Puts the site into the page, as the server does. */
function serveWith(site: object): void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'site'
  block.textContent = JSON.stringify(site)
  document.body.append(block)
}

const fetch = vi.fn(async () => Response.json(vectors.site))

beforeEach(() => {
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => document.getElementById('site')?.remove())

/** The words of the cases whose name begins so, by the rest of their name. */
const wordsOf = (start: string): [string, string][] =>
  vectors.cases.filter((c) => c.in.startsWith(start)).map((c) => [c.in.slice(start.length), c.want])

const shown = (text: ReactNode) => renderInApp(<p data-testid="shown">{text}</p>)
const texts = () => screen.getAllByTestId('shown').map(({ textContent }) => textContent)

// biome-ignore-start lint/suspicious/noExplicitAny: the names are those of the vectors
test('settings, figures and the example are written as the server writes them', () => {
  serveWith(vectors.site)
  const cases: [ReactNode, string][] = [
    [<SiteWord key="b" of="brand" />, vectors.site.brand],
    [<PromotionText key="p" />, vectors.site.promotion.text],
    ...wordsOf('operator.').map(([of, want]): [ReactNode, string] => [
      <SiteWord key={of} of={`operator.${of}` as any} />,
      want,
    ]),
    ...wordsOf('newest.').map(([of, want]): [ReactNode, string] => [<YearFigure key={of} of={of as any} />, want]),
    ...wordsOf('example.').map(([of, want]): [ReactNode, string] => [<ExampleStep key={of} of={of as any} />, want]),
  ]
  expect(cases.length).toBeGreaterThan(25)
  for (const [text, want] of cases) {
    const { unmount } = shown(text)
    expect(texts()).toEqual([want])
    unmount()
  }
  expect(fetch).not.toHaveBeenCalled() // the page brought the site
})

test('each year has its own figures, the oldest first', () => {
  serveWith(vectors.site)
  for (const [of, want] of wordsOf('wbso.0.')) {
    const { unmount } = shown(
      <EachYear>
        <YearFigure of={of as any} />|
      </EachYear>,
    )
    const second = wordsOf('wbso.1.').find(([name]) => name === of)?.[1]
    expect(texts()).toEqual([`${want}|${second}|`])
    unmount()
  }
})
// biome-ignore-end lint/suspicious/noExplicitAny: as above

test('what is about a promotion shows while there is one', () => {
  serveWith({ ...vectors.site, promotion: null })
  shown(<WhilePromotion>Actie</WhilePromotion>)
  expect(texts()).toEqual([''])
})

test('a page without the site asks for it', async () => {
  renderInApp(<OperatorMail />)
  expect((await screen.findByRole('link', { name: 'info@voorbeeld.example' })).getAttribute('href')).toBe(
    'mailto:info@voorbeeld.example',
  )
  expect(fetch).toHaveBeenCalledTimes(1)
})
