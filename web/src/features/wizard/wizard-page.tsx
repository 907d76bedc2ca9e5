import { useEffect, useState } from 'react'
import { useUser } from '../../api/session'
import { Wizard } from './wizard'

/**
 * The new request. When somebody else signs in or the user signs out, in any tab,
 * the wizard goes, which saves its draft, and begins anew with the other's.
 */
export default function WizardPage() {
  const owner = useUser()?.id ?? null
  const [shown, setShown] = useState(owner)
  useEffect(() => setShown(owner), [owner])
  return shown === owner && <Wizard owner={owner} />
}
