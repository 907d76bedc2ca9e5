import { Fragment, type ReactNode } from 'react'
import { NextPrice, OperatorMail, SiteWord } from '../../shared/site/site-text'
import { standardPrice } from './services-list'

/** What takes the place of each name between braces in terms.json. The PDF fills them as well. */
const holes: Record<string, ReactNode> = {
  brand: <SiteWord of="brand" />,
  'operator.name': <SiteWord of="operator.name" />,
  'operator.address': <SiteWord of="operator.address" />,
  'operator.email': <OperatorMail />,
  'operator.kvk': <SiteWord of="operator.kvk" />,
  'operator.vat': <SiteWord of="operator.vat" />,
  price: standardPrice,
  next_price: <NextPrice />,
}

/** A paragraph of the terms with its holes filled. */
export function TermsText({ text }: { text: string }) {
  const parts = text.split(/\{([\w.]+)\}/) // texts and, between them, names
  return parts.map((part, i) => {
    const filled = i % 2 === 1 ? holes[part] : part
    if (filled === undefined) throw new Error(`nothing fills {${part}}`)
    return <Fragment key={`${parts.slice(0, i + 1).join('')}`}>{filled}</Fragment>
  })
}
