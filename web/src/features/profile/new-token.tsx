import { Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { companiesOf } from '../../api/companies'
import { makeToken, type NewPersonalToken, type TokenScope, useTokensAgain } from '../../api/personal-tokens'
import { useUser } from '../../api/session'
import { needsPassword } from '../../lib/api-error'
import { localDay } from '../../lib/local-day'
import { fieldProblemsOr, problemAt, problemsOf } from '../../lib/problem'
import { addDays, type Day, longDate, shortDate } from '../../lib/rules/dates'
import { sentenceOf } from '../../lib/rules/sentences'
import { parseTypedDate } from '../../lib/typed-date'
import { useConfirmed } from '../../shared/account/use-confirmed'
import { Choice } from '../../ui/choice'
import { FormDialog } from '../../ui/form-dialog'
import { Loaded } from '../../ui/loaded'
import { Notice } from '../../ui/notice'
import { TokenCompanies } from './token-companies'
import { tokenScopes } from './token-scopes'

/** A token as it is typed. */
interface Typed {
  name: string
  scope: TokenScope
  reach: 'all' | 'some'
  companies: string[]
  /** In how many days it ends, or on a day that is typed. */
  end: '30' | '90' | '364' | 'day'
  expires_at: string
}

const fresh: Typed = { name: '', scope: 'read', reach: 'all', companies: [], end: '90', expires_at: '' }

const ends: { value: Typed['end']; label: string }[] = [
  { value: '30', label: '30 dagen' },
  { value: '90', label: '90 dagen' },
  { value: '364', label: 'Een jaar' }, // the end of the day after would be too late
  { value: 'day', label: 'Een andere dag' },
]

const inDays = (count: number): Day => addDays(localDay(new Date().toISOString()), count)

/** Returns the last day of a token, or what is wrong with it. */
const lastDay = ({ end, expires_at: day }: Typed) => parseTypedDate(end === 'day' ? day : inDays(Number(end)))

const prefix = 'token_'

interface Props {
  onMade: (made: NewPersonalToken) => void
  onClose: () => void
}

/** The window in which a token is made, with the password when it was not typed a short while ago. */
export default function NewToken({ onMade, onClose }: Props) {
  const again = useTokensAgain()
  const user = useUser()?.id
  const companies = useQuery({ ...companiesOf(user ?? 0), enabled: user !== undefined })
  const { confirmed, asking, dialog } = useConfirmed('Een token maken we pas als we zeker weten dat jij het bent.')

  // Some may have gone meanwhile.
  const chosen = (typed: Typed): string[] =>
    typed.companies.filter((id) => companies.data?.some((company) => String(company.id) === id))

  function check(typed: Typed) {
    const { refusal } = lastDay(typed)
    const none = typed.reach === 'some' && chosen(typed).length === 0 // which the API takes for all
    return problemsOf({
      name: typed.name.trim() === '' ? 'Geef het token een naam.' : null,
      companies: none ? 'Kies minstens één bedrijf.' : null,
      expires_at: refusal && (typed.expires_at.trim() === '' ? 'Vul de laatste dag in.' : sentenceOf(refusal)),
    })
  }

  const send = (typed: Typed): Promise<NewPersonalToken> =>
    confirmed(() =>
      makeToken({
        name: typed.name.trim(),
        scope: typed.scope,
        companies: typed.reach === 'some' ? chosen(typed).map(Number) : [],
        expires_at: lastDay(typed).value ?? '',
      }).finally(again),
    )

  return (
    <>
      <FormDialog<Typed, NewPersonalToken>
        title="Toegangstoken maken"
        action="Maak token"
        form={{
          initial: fresh,
          prefix,
          check,
          send,
          refusal: (error) =>
            needsPassword(error)
              ? []
              : fieldProblemsOr(error, ['name', 'scope', 'companies', 'expires_at'], 'Het token is niet gemaakt.'),
          onSent: onMade,
        }}
        onClose={onClose}
      >
        {({ values, set, field, problems, sending }) => {
          const typesDay = values.end === 'day'
          const { value: last } = lastDay(values)
          const atEnd = problemAt(problems, 'expires_at')
          return (
            <>
              <TextInput {...field('name')} label="Naam" description="Bijvoorbeeld Laptop thuis" autoComplete="off" />
              <Choice
                name={`${prefix}scope`}
                label="Wat mag het?"
                options={tokenScopes.map((scope) => ({ ...scope, w: '100%' }))}
                value={values.scope}
                problem={problemAt(problems, 'scope')}
                onChoose={(scope) => set({ scope })}
              />
              <Text variant="quiet" size="sm">
                Geen enkel token mag je wachtwoord wijzigen, een BSN tonen, betalen of leden beheren.
              </Text>
              <Choice
                name={`${prefix}reach`}
                label="Voor welke bedrijven?"
                options={[
                  { value: 'all', label: 'Alle bedrijven, ook latere' },
                  { value: 'some', label: 'Een keuze' },
                ]}
                value={values.reach}
                problem={values.reach === 'all' ? problemAt(problems, 'companies') : undefined}
                onChoose={(reach) => set({ reach, companies: values.companies })}
              />
              {values.reach === 'some' && (
                <Loaded query={companies} text="We halen je bedrijven op." as="text" failed="Kon bedrijven niet laden">
                  {(all) => (
                    <TokenCompanies
                      id={`${prefix}companies`}
                      companies={all}
                      chosen={chosen(values)}
                      problem={problemAt(problems, 'companies')}
                      onChoose={(ids) => set({ companies: ids })}
                    />
                  )}
                </Loaded>
              )}
              <Choice
                name={typesDay ? `${prefix}end` : `${prefix}expires_at`}
                label="Hoelang werkt het?"
                description={last === null ? null : `Tot en met ${longDate(last)}`}
                options={ends}
                value={values.end}
                problem={typesDay ? undefined : atEnd}
                onChoose={(end) => set({ end, expires_at: values.expires_at })}
              />
              {typesDay && (
                <TextInput
                  {...field('expires_at')}
                  label="Laatste dag"
                  description={`Bijvoorbeeld ${shortDate(inDays(180))}, hooguit een jaar vooruit`}
                  autoComplete="off"
                />
              )}
              {sending && !asking && <Notice tone="info">We maken je token.</Notice>}
            </>
          )
        }}
      </FormDialog>
      {dialog}
    </>
  )
}
