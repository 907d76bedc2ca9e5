import { useDocumentTitle } from '@mantine/hooks'
import { useSiteWord } from './site-text'

/** The title of the page that the build has rendered last. */
export const rendered = { title: '' }

/**
 * Sets the title of the tab: 'Prijzen · Speurwerk', with 'Fout: ' in front while the form on the page has problems.
 * The rest of the head is for those who read one page and go no further, so it stays as it came.
 */
export function usePageTitle(title: string, wrong = false): void {
  const brand = useSiteWord('brand')
  const full = wrong ? `Fout: ${title}` : title
  if (import.meta.env.SSR) rendered.title = full
  useDocumentTitle(brand ? `${full} · ${brand}` : full)
}
