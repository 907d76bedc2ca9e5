import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { companyList, isAddressed } from '../../api/companies'
import { may } from '../../lib/roles'

interface Props {
  /** The id of the applicant, whose invoice it is unless another company is chosen. */
  applicant: number
  value: number | null
  onChange: (company: number | null) => void
}

/** Which company the invoice is for, such as that of an adviser who pays for a client. Nothing when there is no choice. */
export function InvoiceTo({ applicant, value, onChange }: Props) {
  const { data: companies = [] } = useQuery(companyList)
  const others = companies.filter(
    (company) => company.id !== applicant && may(company.role, 'runCompany') && isAddressed(company),
  )
  const own = companies.find(({ id }) => id === applicant)
  if (own === undefined || others.length === 0) return null
  return (
    <NativeSelect
      label="Factuur op naam van"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    >
      <option value="">{own.company_name}</option>
      {others.map(({ id, company_name }) => (
        <option key={id} value={id}>
          {company_name}
        </option>
      ))}
    </NativeSelect>
  )
}
