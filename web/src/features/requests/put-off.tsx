import type { WbsoRequest } from '../../api/requests'
import { Notice } from '../../ui/notice'

/** Says why a document is not there yet: what reads the texts is away. */
export const PutOff = ({ request }: { request: WbsoRequest | undefined }) =>
  request?.put_off === true && (
    <Notice tone="warning">
      Je document wacht: het taalmodel dat je teksten leest, is nu niet beschikbaar. We proberen het vanzelf opnieuw,
      tot een dag lang. Je hoeft niets te doen en er gaat niets verloren.
    </Notice>
  )
