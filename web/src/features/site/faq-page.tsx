import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths'
import { OperatorMail } from '../../shared/site/site-text'
import { usePageTitle } from '../../shared/site/use-page-title'
import { Actions } from '../../ui/actions'
import { Page } from '../../ui/page'
import { Accordion } from './faq/accordion'
import { chapters } from './faq/questions'
import { useOpenQuestion } from './faq/use-open-question'
import styles from './faq-page.module.css'

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
          <section key={title} className={styles.chapter}>
            <Title order={2} size="h3">
              {title}
            </Title>
            <div className={styles.card}>
              <Accordion questions={questions} open={open} onShow={show} />
            </div>
          </section>
        ))}
        <section className={`${styles.chapter} ${styles.rest}`}>
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
        </section>
      </Stack>
    </Page>
  )
}
