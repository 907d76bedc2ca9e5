import { Stack, Text, Title } from '@mantine/core'
import { type Column, RowTable } from '../../ui/row-table'
import { standardPrice } from './services-list'

interface Difference {
  about: string
  alone: string
  here: string
  adviser: string
}

const differences: Difference[] = [
  {
    about: 'Wat je betaalt',
    alone: 'Alleen eHerkenning',
    here: `${standardPrice} exclusief btw per project, en eHerkenning`,
    adviser: 'Verschilt per bureau: vraag het vooraf, ook wat je betaalt als RVO afwijst',
  },
  {
    about: 'Wie schrijft',
    alone: 'Jij',
    here: 'Jij, met een beoordeling van elke tekst en een vraag bij alles wat nog mist',
    adviser: 'Meestal de adviseur, na gesprekken met jou',
  },
  {
    about: 'Wie de techniek beoordeelt',
    alone: 'RVO',
    here: 'RVO: wij zeggen of je tekst beantwoordt wat RVO vraagt',
    adviser: 'De adviseur vooraf, daarna RVO',
  },
  {
    about: 'Wie indient',
    alone: 'Jij, met eHerkenning',
    here: 'Jij, met eHerkenning en een lijst om af te vinken',
    adviser: 'Vaak de adviseur, met een machtiging van jou',
  },
  {
    about: 'Uren bijhouden',
    alone: 'In je eigen bestand',
    here: 'In het projectbeheer dat bij je aanvraag hoort',
    adviser: 'Afhankelijk van wat je afspreekt',
  },
  {
    about: 'Past bij je als',
    alone: 'je het formulier van RVO al kent',
    here: 'je het zelf wilt doen en niets wilt vergeten',
    adviser: 'je het uit handen geeft, of je project een grensgeval is',
  },
]

const columns: [Column<Difference>, ...Column<Difference>[]] = [
  { label: 'Verschil', cell: ({ about }) => about },
  { label: 'Zelf', cell: ({ alone }) => alone },
  { label: 'Met ons', cell: ({ here }) => here },
  { label: 'Met een adviseur', cell: ({ adviser }) => adviser },
]

/** What one does and pays alone, here and with an adviser. It names no price of advisers: there is no source for one. */
export const Comparison = () => (
  <Stack component="section" gap="md">
    <Title order={2}>Zelf, wij of een adviseur?</Title>
    <Text variant="lead">Je mag een aanvraag altijd zelf indienen: RVO vraagt er niets voor. Dit is het verschil.</Text>
    <RowTable card name="Zelf, wij of een adviseur" columns={columns} rows={differences} keyOf={({ about }) => about} />
  </Stack>
)
