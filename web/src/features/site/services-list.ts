import { euro } from '../../lib/rules/money'

/** The prices in words. The amount that is really due comes from the server, as a quote. */
export const standardPrice = euro(795_00)
const standardTotal = euro(961_95) // with 21% VAT
export const successFee = '5%' as const
/** Of which amount the success fee is a part. */
export const feeBase = 'van het voordeel dat RVO toekent'

export interface Service {
  id: 'standard' | 'no-cure-no-pay'
  title: string
  price: string
  terms: string
  /** More about the price, on a line of its own. */
  vat: string
  expected: boolean
  includes: string[]
}

/** The two services. */
export const services: Service[] = [
  {
    id: 'standard',
    title: 'Standaard',
    price: standardPrice,
    terms: 'exclusief btw per project, vooraf te betalen',
    vat: `${standardTotal} inclusief 21% btw`,
    expected: false,
    includes: [
      'Een voorstel waar elke zin hoort in het formulier van RVO, en een vraag bij alles wat nog mist',
      'Direct te downloaden na betaling',
      'Een handleiding om zelf bij RVO in te dienen',
      'Projectbeheer: medewerkers, uren en rapporten',
    ],
  },
  {
    id: 'no-cure-no-pay',
    title: 'No Cure No Pay',
    price: euro(0),
    terms: `vooraf, en ${successFee} succesvergoeding ${feeBase}`,
    vat: 'Vergoeding exclusief btw',
    expected: true,
    includes: [
      'Experts zullen je aanvraag controleren',
      'Wij zullen hem voor je indienen bij RVO',
      'Direct te downloaden na ondertekening',
      'Je zult alleen betalen als RVO je aanvraag toekent',
    ],
  },
]
