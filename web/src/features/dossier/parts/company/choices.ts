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

export const incomeTaxes: { value: PartContents['company']['income_tax']; label: string }[] = [
  { value: 'VPB', label: 'Vennootschapsbelasting' },
  { value: 'IB', label: 'Inkomstenbelasting' },
]
