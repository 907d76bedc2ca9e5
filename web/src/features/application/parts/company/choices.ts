import type { PartContents } from '../../../../api/application'

/** The legal form whose fiscal number is a BSN. */
export const soleTrader = '1MANS'

export const legalForms = [
  { value: 'BV', label: 'Besloten vennootschap (bv)' },
  { value: 'NV', label: 'Naamloze vennootschap (nv)' },
  { value: soleTrader, label: 'Eenmanszaak' },
  { value: 'VOF', label: 'Vennootschap onder firma (vof)' },
  { value: 'MTS', label: 'Maatschap' },
  { value: 'CV', label: 'Commanditaire vennootschap (cv)' },
  { value: 'COOP', label: 'Coöperatie' },
  { value: 'VER', label: 'Vereniging' },
  { value: 'STICH', label: 'Stichting' },
  { value: 'ANDERS', label: 'Een andere rechtsvorm' },
]

type IncomeTax = PartContents['company']['income_tax']

export const incomeTaxes: { value: IncomeTax; label: string }[] = [
  { value: 'VPB', label: 'Vennootschapsbelasting' },
  { value: 'IB', label: 'Inkomstenbelasting' },
]

const companyTax = ['BV', 'NV', 'COOP', 'VER', 'STICH']

/** The only tax that a legal form pays on its profit, or '' when there are two. */
const taxOf = (legalForm: string): IncomeTax =>
  companyTax.includes(legalForm) ? 'VPB' : legalForm === soleTrader ? 'IB' : ''

/** Reports whether to ask how the profit is taxed. What was answered otherwise than the legal form says stays in sight. */
export function asksTax({ legal_form, income_tax }: PartContents['company']): boolean {
  const only = taxOf(legal_form)
  return only === '' ? legal_form !== '' : income_tax !== '' && income_tax !== only
}
