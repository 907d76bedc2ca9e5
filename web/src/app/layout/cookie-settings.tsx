import { UnstyledButton } from '@mantine/core'
import { openCookieSettings } from '../../lib/consent'

/** Opens the question about cookies again, so that withdrawing is as easy as consenting. It looks like the links around it. */
export const CookieSettings = ({ className }: { className?: string | undefined }) => (
  <UnstyledButton className={className} fz="inherit" c="inherit" onClick={openCookieSettings}>
    Cookie-instellingen
  </UnstyledButton>
)
