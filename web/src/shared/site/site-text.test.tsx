import { screen } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import vectors from '../../../../testdata/vectors/site_words.json'
import { renderInApp } from '../../test/render'
import { on, type Received } from '../../test/server'
import { aSite } from '../../test/site'
import {
  ApplyNow,
  ByReader,
  EachYear,
  ExampleStep,
  NextPrice,
  OperatorMail,
  PromotionText,
  ReaderHost,
  SiteWord,
  WhilePromotion,
  YearFigure,
} from './site-text'

/** Puts the site into the page, as the server does. */
function serveWith(site: object): void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'site'
  block.textContent = JSON.stringify(site)
  document.body.append(block)
}

let asked: Received[]
beforeEach(() => {
  asked = on('GET /api/site/', aSite())
})
afterEach(() => document.getElementById('site')?.remove())

/** The words of the cases whose name begins so, by the rest of their name, which a component takes. */
const wordsOf = <Name extends string>(start: string): [Name, string][] =>
  vectors.cases.filter((c) => c.in.startsWith(start)).map((c) => [c.in.slice(start.length) as Name, c.want])

type Word = ComponentProps<typeof SiteWord>['of']
type OperatorWord = Word extends infer W ? (W extends `operator.${infer Name}` ? Name : never) : never
type Figure = ComponentProps<typeof YearFigure>['of']
type Step = ComponentProps<typeof ExampleStep>['of']

const shown = (text: ReactNode) => renderInApp(<p data-testid="shown">{text}</p>)
const texts = () => screen.getAllByTestId('shown').map(({ textContent }) => textContent)

test('settings, figures and the example are written as the server writes them', () => {
  serveWith(vectors.site)
  const cases: [ReactNode, string][] = [
    [<SiteWord key="b" of="brand" />, vectors.site.brand],
    [<PromotionText key="p" />, vectors.site.promotion.text],
    [<ApplyNow key="ae" as="employer" />, vectors.site.apply_employer],
    [<ApplyNow key="as" as="self_employed" />, vectors.site.apply_self_employed],
    [<NextPrice key="n" />, ` ${vectors.site.next_price}`],
    [<ReaderHost key="r" />, vectors.site.reader.host],
    ...wordsOf<OperatorWord>('operator.').map(([of, want]): [ReactNode, string] => [
      <SiteWord key={of} of={`operator.${of}`} />,
      want,
    ]),
    ...wordsOf<Figure>('newest.').map(([of, want]): [ReactNode, string] => [<YearFigure key={of} of={of} />, want]),
    ...wordsOf<Step>('example.').map(([of, want]): [ReactNode, string] => [<ExampleStep key={of} of={of} />, want]),
  ]
  expect(cases.length).toBeGreaterThan(25)
  for (const [text, want] of cases) {
    const { unmount } = shown(text)
    expect(texts()).toEqual([want])
    unmount()
  }
  expect(asked).toEqual([]) // the page brought the site
})

test('each year has its own figures, the oldest first', () => {
  serveWith(vectors.site)
  for (const [of, want] of wordsOf<Figure>('wbso.0.')) {
    const { unmount } = shown(
      <EachYear>
        <YearFigure of={of} />|
      </EachYear>,
    )
    const second = wordsOf('wbso.1.').find(([name]) => name === of)?.[1]
    expect(texts()).toEqual([`${want}|${second}|`])
    unmount()
  }
})

test('what is about a promotion shows while there is one', () => {
  serveWith({ ...vectors.site, promotion: null })
  shown(<WhilePromotion>Actie</WhilePromotion>)
  expect(texts()).toEqual([''])
})

test.each([
  ['offline', null, 'regels'],
  ['ollama', null, 'eigen'],
  ['openai', null, 'eigen'],
  ['openai', 'model.example', 'van model.example'],
  ['ollama', 'model.example', 'van model.example'],
])('who reads the texts: %s at %s', (kind, host, want) => {
  serveWith({ ...vectors.site, reader: { kind, host } })
  const external = (
    <>
      van <ReaderHost />
    </>
  )
  shown(<ByReader rules="regels" own="eigen" external={external} />)
  expect(texts()).toEqual([want])
})

test('a page without the site asks for it', async () => {
  renderInApp(<OperatorMail />)
  expect((await screen.findByRole('link', { name: 'info@voorbeeld.example' })).getAttribute('href')).toBe(
    'mailto:info@voorbeeld.example',
  )
  expect(asked).toHaveLength(1)
})
