import { useDocumentTitle } from '@mantine/hooks'
import { useSite } from './site'

/** Names the page in the browser's tab: 'Prijzen · Speurwerk'. */
export function usePageTitle(title: string): void {
  const site = useSite()
  useDocumentTitle(site ? `${title} · ${site.brand}` : title)
}
