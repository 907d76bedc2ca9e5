import { useEffect } from 'react'
import { type Site, useSite } from '../api/site'

function organisation({ brand, operator }: Site, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand,
    legalName: operator.name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    address: operator.address,
    vatID: operator.vat,
    identifier: { '@type': 'PropertyValue', name: 'KvK-nummer', propertyID: 'KvK', value: operator.kvk },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: operator.email,
      availableLanguage: 'nl',
    },
  }
}

/** Tells search engines who offers the product, in a block of data in the head. */
export function StructuredData() {
  const site = useSite()

  useEffect(() => {
    if (site === undefined) return
    const block = document.createElement('script')
    block.type = 'application/ld+json'
    block.textContent = JSON.stringify(organisation(site, window.location.origin))
    document.head.append(block)
    return () => block.remove()
  }, [site])

  return null
}
