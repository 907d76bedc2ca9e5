import { ApiError } from '../../lib/api-error'
import { failure, joined } from '../../lib/messages'
import { detailOf, fieldProblems, type Problem } from '../../lib/problem'
import { employeeNames } from './employee-fields'

/** What is said of a refused employee as a whole: which field it is about, or that it was not saved and why. */
function wholeOf(error: unknown, failed: string): string {
  if (!(error instanceof ApiError) || error.status === 0) return failure(error, failed)
  const { email, company_profile: company } = error.fields
  if (email !== undefined) return `Email fout: ${joined(email)}`
  if (company !== undefined) return `Bedrijf fout: ${joined(company)}`
  const reason = detailOf(error) ?? joined(Object.values(error.fields).flat())
  return reason === '' || error.status >= 500 ? failed : `${failed}: ${reason}`
}

/** Returns the problems of an employee that was not saved: one of the whole first, then those of its fields. */
export function refusalOf(error: unknown, failed: string): Problem[] {
  const ofFields = fieldProblems(error, employeeNames).filter(({ field }) => field !== null)
  return [{ field: null, message: wholeOf(error, failed) }, ...ofFields]
}
