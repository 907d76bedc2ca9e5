import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/api-error'
import { type CompanyText, companyFields, lackOf } from '../../lib/company-fields'
import { detailOf, fieldProblems, type Problem } from '../../lib/problem'

export type SaveCompany = (id: number | null, text: CompanyText) => Promise<unknown>

const failed = 'Er is een fout opgetreden bij het opslaan. Probeer het opnieuw.'
const names = companyFields.map(({ name }) => name)

/** The id of a field's input, which the page behind has too. */
export const inputId = (name: string): string => `bedrijf-${name}`

function refusal(error: unknown): Problem[] {
  const problems = fieldProblems(error, names)
  if (problems.length > 0) return problems
  const limited = error instanceof ApiError && error.status === 429
  return [{ field: null, message: limited ? (detailOf(error) ?? failed) : failed }]
}

/** Saves a company, or adds one when there is no id. The first wrong field gets the focus. */
export function useCompany(id: number | null, save: SaveCompany, onSaved: () => void) {
  const [problems, setProblems] = useState<Problem[]>([])
  const { mutate, isPending } = useMutation({
    mutationFn: (text: CompanyText) => save(id, text),
    onSuccess: onSaved,
    onError: (error) => setProblems(refusal(error)),
  })

  useEffect(() => {
    const first = names.find((name) => problems.some(({ field }) => field === name))
    if (first !== undefined) document.getElementById(inputId(first))?.focus()
  }, [problems])

  function send(text: CompanyText) {
    if (isPending) return
    const lacking = names.flatMap((name) => {
      const message = lackOf(text, name)
      return message === undefined ? [] : [{ field: name, message }]
    })
    setProblems(lacking)
    if (lacking.length === 0) mutate(text)
  }

  return { send, saving: isPending, problems }
}
