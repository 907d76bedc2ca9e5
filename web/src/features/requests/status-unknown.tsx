import { noConnection } from '../../lib/messages'
import { Notice } from '../../ui/notice'

/** Said while the status of a request in process cannot be loaded. */
export function StatusUnknown() {
  return (
    <Notice tone="warning">
      We kunnen de status nu niet ophalen. De verwerking gaat door en we proberen het opnieuw. {noConnection}
    </Notice>
  )
}
