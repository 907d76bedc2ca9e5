import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../api/site'
import { noCookies } from '../../lib/consent'
import { dropCookies, loadGoogle } from '../../lib/google'
import { takesMailCode } from '../../lib/mail-code'
import { followConsent } from '../../lib/tracking'
import { useChoice } from './use-choice'

/** Google's script, when the site has an id for it. */
function Google() {
  const id = useSite()?.analytics_id
  useEffect(() => (id ? loadGoogle(id) : undefined), [id])
  return null
}

/**
 * Passes each choice about cookies on, and lets Google in while a kind of them is
 * allowed; never on a page with the code of a mail.
 */
export function Measuring() {
  const { pathname } = useLocation()
  const choice = useChoice() ?? noCookies
  useEffect(followConsent, [])
  useEffect(() => dropCookies(choice), [choice])
  return (choice.analytics || choice.marketing) && !takesMailCode(pathname) && <Google />
}
