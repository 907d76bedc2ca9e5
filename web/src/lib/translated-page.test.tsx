import { act, cleanup, render } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { standTranslation } from './translated-page'

beforeAll(standTranslation)

/** Puts each text into two elements, as the translator of a browser does: at once, or before it removes the text. */
function translate(place: Element, atOnce: boolean) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `(${text.nodeValue})`
    outer.append(inner)
    if (!atOnce) text.before(outer)
    if (atOnce) text.replaceWith(outer)
    else text.remove()
  }
}

const Page = ({ hours, late }: { hours: number; late: boolean }) => (
  <p>
    {late && <b>Laat: </b>}
    Samen {hours} uur{late && ', te laat'}
    {!late && '.'}
  </p>
)

test.each([true, false])(
  'a translated text is changed, removed and preceded (replaced at once: %s)',
  async (atOnce) => {
    const { container, rerender } = render(<Page hours={6} late={false} />)
    translate(container, atOnce)
    expect(container.textContent).toBe('(Samen )(6)( uur)(.)')
    await act(async () => rerender(<Page hours={7} late={true} />))
    expect(container.textContent).toBe('Laat: (Samen )7( uur), te laat')
    await act(async () => rerender(<Page hours={8} late={false} />))
    expect(container.textContent).toBe('(Samen )8( uur).')
    cleanup()
    expect(document.body.textContent).toBe('')
  },
)

test('a text that was moved into an element of theirs is removed with it', () => {
  const { container, rerender } = render(<Page hours={6} late={true} />)
  const text = container.querySelector('p')?.lastChild
  const font = document.createElement('font')
  text?.before(font)
  if (text) font.append(text)
  rerender(<Page hours={6} late={false} />)
  expect(container.textContent).toBe('Samen 6 uur.')
})

test('what is no child is refused as before', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')]
  expect(() => one.removeChild(other)).toThrow(DOMException)
  expect(() => one.insertBefore(document.createElement('b'), other)).toThrow(DOMException)
})
