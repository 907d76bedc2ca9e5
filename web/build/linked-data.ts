/** What search engines read on the pages for everybody, in the words of schema.org, with actions of Go's templates. */

const organization = {
  '@type': 'Organization',
  name: '{{$.brand}}',
  legalName: '{{$.operator.name}}',
  url: '{{$.public_url}}/',
  logo: '{{$.public_url}}/icon-512.png',
  address: '{{$.operator.address}}',
  vatID: '{{$.operator.vat}}',
  identifier: { '@type': 'PropertyValue', name: 'KvK-nummer', propertyID: 'KvK', value: '{{$.operator.kvk}}' },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: '{{$.operator.email}}',
    availableLanguage: 'nl',
  },
}

const price = (price: string, valueAddedTaxIncluded: boolean) => ({
  '@type': 'PriceSpecification',
  price,
  priceCurrency: 'EUR',
  valueAddedTaxIncluded,
})

const offer = (path: string) => ({
  '@type': 'Offer',
  name: 'Standaard',
  url: `{{$.public_url}}${path}`,
  priceSpecification: [price('{{$.price}}', false), price('{{$.price_with_vat}}', true)],
  itemOffered: { '@type': 'Service', name: 'WBSO-aanvraag voor één project' },
  seller: { '@type': 'Organization', name: '{{$.brand}}', url: '{{$.public_url}}/' },
})

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The words of a piece of a page. What begins a line of its own is a word apart. */
const textOf = (html: string): string =>
  html
    .replace(/<\/(?:p|li|h4|tr)>|<br\/?>/g, ' ')
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/[ \n\t]+/g, ' ')
    .trim()

/** A question of the page with its answer, as features/site/faq/accordion-panel.tsx draws it. */
const asked = /<h3[^>]*><button[^>]*>(.*?)<\/button><\/h3><div[^>]* data-question="[^>]*>(.*?)<\/div><\/div>/gs

const questions = (page: string) => ({
  '@type': 'FAQPage',
  mainEntity: Array.from(page.matchAll(asked), ([, ask = '', answer = '']) => ({
    '@type': 'Question',
    name: textOf(ask),
    acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
  })),
})

/** A block of data. No text can end it, and what the server fills in is escaped likewise. */
const block = (data: object): string => {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${text.replace(/\{\{(\$?\.[\w.]+)\}\}/g, '{{$1 | json}}')}</script>`
}

/** The blocks of a page: who offers it all, and what it says besides. */
export function linkedData(name: string, path: string, content = ''): string[] {
  const more = { faq: () => questions(content), prices: () => offer(path) }[name]
  return [organization, ...(more ? [more()] : [])].map(block)
}
