import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { isCodeTaken, mailCode } from '../../lib/mail-code'
import { Actions } from '../../ui/actions'
import { Page } from '../../ui/page'
import { usePageTitle } from '../site/use-page-title'

interface Props {
  title: string
  /** What to do without a code, which only the link of the mail brings. */
  without: string
  /** What else there is to do then. */
  next?: ReactNode
  children: (code: string) => ReactNode
}

/** A page to which the link of a mail leads, with a code that works once. */
export function MailLinkPage({ title, without, next, children }: Props) {
  const reloaded = isCodeTaken(useLocation().state)
  const [code] = useState(mailCode) // which is dropped once it is used
  usePageTitle(title)
  return (
    <Page title={title} centred>
      {code !== null ? (
        children(code)
      ) : (
        <>
          <Text>
            {reloaded
              ? 'Open de link uit je mail opnieuw. Na het herladen van deze pagina kennen we hem hier niet meer.'
              : without}
          </Text>
          {next !== undefined && <Actions>{next}</Actions>}
        </>
      )}
    </Page>
  )
}
