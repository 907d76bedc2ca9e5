import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { OperatorMail } from '../../shared/site/site-text'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { Page } from '../../ui/page'
import { useHydrated } from '../../ui/use-hydrated'
import { Accordion } from './faq/accordion'
import { chapters } from './faq/questions'
import styles from './faq-page.module.css'

/**
 * The question whose answer is open: the one that the hash of the address names.
 * The first render shows none, as the page that the server sends does.
 */
function useOpenQuestion() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const open = useHydrated() ? hash.slice(1) : ''
  const pressed = useRef('')

  useEffect(() => {
    if (open === '') return
    // What was pressed is on the screen already, unless the answer that closed was above it.
    document.getElementById(open)?.scrollIntoView({ block: pressed.current === open ? 'nearest' : 'start' })
    pressed.current = ''
  }, [open])

  /** Opens a question, which makes an entry in the history. Closing does not. */
  function show(id: string, opening: boolean) {
    if (opening) pressed.current = id
    navigate({ search, hash: opening ? `#${id}` : '' }, { replace: !opening, preventScrollReset: true })
  }

  return { open, show }
}

export default function FaqPage() {
  usePageTitle('Veelgestelde vragen')
  const { open, show } = useOpenQuestion()
  return (
    <Page
      title="Veelgestelde vragen"
      lead="Over de WBSO, het aanvragen, en wat wij daarbij voor je doen. De bedragen gelden voor het jaar dat erbij staat."
      wide
    >
      <Stack gap="xl">
        {chapters.map(({ title, questions }) => (
          <Stack key={title} component="section" className={styles.chapter} gap="sm">
            <Title order={2} size="h3">
              {title}
            </Title>
            <Paper className={styles.card}>
              <Accordion questions={questions} open={open} onShow={show} />
            </Paper>
          </Stack>
        ))}
        <Stack component="section" className={styles.chapter} gap="sm">
          <Title order={2} size="h3">
            Staat je vraag er niet bij?
          </Title>
          <div>
            <Text variant="reading" mb="ml">
              Mail ons op <OperatorMail />. Je krijgt meestal binnen één werkdag antwoord. Of begin gewoon: schrijven en
              laten beoordelen is gratis.
            </Text>
            <Actions>
              <Button component={Link} to={paths.newRequest}>
                Beschrijf je project
              </Button>
              <Button component={Link} to={paths.contact} variant="default">
                Naar contact
              </Button>
            </Actions>
          </div>
        </Stack>
      </Stack>
    </Page>
  )
}
