import { useDocumentTitle } from '@mantine/hooks'
import { useSite } from './site'

/** Names the page in the browser's tab: 'Prijzen · Speurwerk', and 'Fout: …' while its form has problems. */
export function usePageTitle(title: string, wrong = false): void {
  const site = useSite()
  const full = wrong ? `Fout: ${title}` : title
  useDocumentTitle(site ? `${full} · ${site.brand}` : full)
}
