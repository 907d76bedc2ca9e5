import { type Application, type Part, partOf } from '../../../api/application'
import { sumOf } from '../../../lib/rules/cost-item'
import { longDate } from '../../../lib/rules/dates'
import { euro } from '../../../lib/rules/money'

type Field = Part['printed'][number]

const field = (key: string, heading: string, text: string): Field => ({
  key,
  heading,
  text,
  ask: '',
  length: text.length,
  limit: null,
})

/** The year and the month in which the period starts. Those of the self-employed follow from the day of filing. */
function periodFields({ deadline: { from, deadline } }: Application): Field[] {
  const [, month = '', year = ''] = longDate(from).split(' ')
  const fields = [field('project.year', 'Jaar', year)]
  return deadline === null ? fields : [...fields, field('project.start_month', 'Startmaand', month)]
}

function addressFields(printed: Field, application: Application): Field[] {
  const content = partOf(application, 'company')?.content
  if (content == null || !('address' in content) || printed.text === '') return [printed]
  const { address, correspondence } = content
  const { street, number, addition, postcode, city } =
    printed.key === 'company.address' || correspondence.same ? address : correspondence
  return [
    { heading: 'straat', text: street },
    { heading: 'huisnummer', text: number },
    { heading: 'toevoeging', text: addition },
    { heading: 'postcode', text: postcode.replace(' ', '') },
    { heading: 'plaats', text: city },
  ].flatMap(({ heading, text }) =>
    text === '' && heading === 'toevoeging'
      ? []
      : [field(`${printed.key}.${heading}`, `${printed.heading}: ${heading}`, text)],
  )
}

/** The total has a field of its own, which takes a bare amount. */
function totalOf(printed: Field, application: Application): Field[] {
  const content = partOf(application, 'costs')?.content
  if (content == null || !('method' in content) || printed.text === '') return [printed]
  const { costs, expenditures } = sumOf(content.items)
  const cents = printed.key === 'kosten' ? costs : expenditures
  return [
    printed,
    field(`${printed.key}.total`, `Totaal ${printed.heading.toLowerCase()}`, euro(cents).replace(/^€\s|,00$/g, '')),
  ]
}

/** The boxes of a part as fields of RVO's form, which has some facts apart that read better together. */
export function fieldsOf({ key, printed }: Part, application: Application): Field[] {
  const fields = printed.flatMap((box) => {
    if (box.key === 'company.address' || box.key === 'company.correspondence') return addressFields(box, application)
    return box.key === 'kosten' || box.key === 'uitgaven' ? totalOf(box, application) : [box]
  })
  if (key !== 'project') return fields
  return [field('project.number', 'Projectnummer', application.project_number), ...periodFields(application), ...fields]
}
