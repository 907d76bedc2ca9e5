import { linkedData } from './linked-data.ts'

/** Escapes a text for HTML, also in an attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escaped(content)}" />`

interface Facts {
  /** Its name in pages.json. */
  name: string
  path: string
  title: string
  description: string
  content: string | undefined
}

/** What the head of a public page says about it. The server fills in the brand, its own address and who it is. */
export const publicHead = ({ name, path, title, description, content }: Facts): string[] => [
  `<title>${escaped(title)} · {{$.brand}}</title>`,
  meta('name', 'description', description),
  `<link rel="canonical" href="{{$.public_url}}${path}" />`,
  meta('property', 'og:type', 'website'),
  meta('property', 'og:site_name', '{{$.brand}}'),
  meta('property', 'og:locale', 'nl_NL'),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  meta('property', 'og:url', `{{$.public_url}}${path}`),
  meta('property', 'og:image', `{{$.public_url}}/cards/${name}.png`),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('property', 'og:image:alt', `{{$.brand}}: ${title}`),
  meta('name', 'twitter:card', 'summary_large_image'),
  ...linkedData(name, path, content),
]

/** What every page has in its head. */
export const anyHead = [
  '<link rel="manifest" href="/site.webmanifest" />',
  '<link rel="apple-touch-icon" href="/icon-192.png" />',
]

/** The head of all other pages, which search engines have no business with. */
export const emptyHead = ['<title>{{$.brand}}</title>', meta('name', 'robots', 'noindex')]
