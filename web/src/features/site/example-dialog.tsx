import { downloadExample } from '../../api/downloads'
import { PagesDialog } from '../../shared/pages/pages-dialog'
import { useDocument } from '../../shared/pages/use-pdf'

/** The application that serves as an example, page by page. */
export const ExampleDialog = ({ onClose }: { onClose: () => void }) => (
  <PagesDialog
    name="Voorbeeld van een aanvraag"
    filename="voorbeeld-wbso-aanvraag.pdf"
    viewed={useDocument(downloadExample)}
    onClose={onClose}
  />
)
