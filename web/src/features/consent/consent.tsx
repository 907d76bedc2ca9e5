import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { onCookieSettings } from '../../lib/consent'
import { lazyPart } from '../../lib/load-part'
import { Measuring } from './measuring'
import type { Opened } from './question'
import { useChoice } from './use-choice'
import { countVisit, type Form, formOf } from './visits'

const Question = lazyPart('question', () => import('./question'))

/**
 * Counts the visit, asks about cookies until there is a choice, and measures what it
 * allows. It says nothing before the page has come to life, so that the page itself
 * is the same for everybody.
 */
export function Consent() {
  const { pathname } = useLocation()
  const choice = useChoice()
  const [form, setForm] = useState<Form | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  useEffect(() => setForm(formOf(pathname, countVisit())), [pathname])
  useEffect(() => onCookieSettings(() => setOpened({ on: pathname })), [pathname])

  const again = opened?.on === pathname ? opened : null
  const asks = form !== null && (choice === null || again !== null)
  return (
    <>
      <Measuring />
      {asks && (
        <Question
          form={choice === null ? form : 'banner'}
          choice={choice}
          opened={again}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
