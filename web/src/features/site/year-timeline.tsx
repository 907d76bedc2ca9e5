import { Text, Timeline } from '@mantine/core'

const moments = [
  { when: 'Uiterlijk 20 december', what: 'Aanvragen voor een start op 1 januari.' },
  {
    when: 'Uiterlijk de dag voor je start',
    what: 'Aanvragen voor een start later in het jaar. Elke periode begint op de eerste van een maand.',
  },
  { when: 'Binnen 10 werkdagen', what: 'Wie S&O doet, legt zijn uren vast: per dag en per project.' },
  { when: 'Ongeveer 3 maanden na het begin van je periode', what: 'RVO beslist. Daarna betaal je minder loonheffing.' },
  { when: '30 september', what: 'De laatste dag om voor het lopende jaar aan te vragen, voor een start op 1 oktober.' },
  { when: '31 december', what: 'Elke periode van het jaar eindigt.' },
  { when: 'Uiterlijk 31 maart', what: 'Je geeft RVO door hoeveel uren het echt werden.' },
]

/** When one applies, keeps and reports what, in the order of a year. Dates are those of RVO. */
export const YearTimeline = () => (
  <Timeline role="list" bulletSize={16} lineWidth={2}>
    {moments.map(({ when, what }) => (
      <Timeline.Item key={when} role="listitem" title={when}>
        <Text variant="lead">{what}</Text>
      </Timeline.Item>
    ))}
  </Timeline>
)
