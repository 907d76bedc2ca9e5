import { useEffect, useState } from 'react'
import { useUser } from '../../api/session'
import { openDraft } from './draft/open-draft'
import { Wizard } from './wizard'

/**
 * The new request, which begins with the draft of its owner. When somebody else signs in
 * or the user signs out, in any tab, the wizard goes, which saves its draft, and begins anew
 * with the other's.
 */
export default function WizardPage() {
  const owner = useUser()?.id ?? null
  const [opened, setOpened] = useState<{ owner: number | null; draft: string | null } | null>(null)
  useEffect(() => setOpened({ owner, draft: openDraft(owner) }), [owner])
  return opened?.owner === owner && <Wizard {...opened} />
}
