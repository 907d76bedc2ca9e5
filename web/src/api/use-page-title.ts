import { useDocumentTitle } from '@mantine/hooks'
import { useSite } from './site'

/** Sets the title of the tab: 'Prijzen · Speurwerk', with 'Fout: ' in front while the form on the page has problems. */
export function usePageTitle(title: string, wrong = false): void {
  const site = useSite()
  const full = wrong ? `Fout: ${title}` : title
  useDocumentTitle(site ? `${full} · ${site.brand}` : full)
}
