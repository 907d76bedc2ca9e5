import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import type { Question } from '../../../api/application'
import { useUser } from '../../../api/session'
import { questionCount } from '../../../lib/question-words'
import { note } from '../../../lib/request-notes'
import { panelTitle } from '../../../lib/screen-search'
import { Choice } from '../../../ui/choice'
import { CopyButton } from '../../../ui/copy-button'
import { Empty } from '../../../ui/empty'
import { Icon } from '../../../ui/icon'
import type { StepProps } from '../part-form'
import { mailLink, questionsText } from './questions-text'
import { ReplyPart } from './reply-part'

/** Passes the open questions on to one who knows the answers, and takes what comes back. */
export default function SendOn({ application, answering }: StepProps) {
  const user = useUser()
  const [wanted, setGroup] = useState<Question['group'] | 'all'>('all')
  const { questions, work, project_number: number } = application
  const [asked] = useState(questions.length > 0) // what was saved last is still said below
  const group = work.some((one) => one.group === wanted) ? wanted : 'all'
  const chosen = questions.filter((question) => group === 'all' || question.group === group)
  const text = questionsText(chosen)
  const mail = mailLink(`Vragen voor WBSO-aanvraag ${number}`, text)

  /** Keeps which question has which number, for when the answer comes back. */
  const remember = () =>
    user !== null &&
    note(
      user.id,
      number,
      'passedOn',
      chosen.map(({ id }) => id),
    )

  return (
    <Stack component="section" gap="md" flex={1} w="100%" miw={0} maw="form" aria-labelledby={panelTitle}>
      <Title order={2} id={panelTitle} tabIndex={-1}>
        Vragen doorsturen
      </Title>
      {questions.length > 0 && (
        <Text variant="reading">
          Weet een technicus of je boekhouder het antwoord? Stuur de vragen door en plak hieronder wat je terugkrijgt.
        </Text>
      )}
      {questions.length === 0 && <Empty drawing="letter">Er zijn geen vragen meer om door te sturen.</Empty>}
      {questions.length > 0 && (
        <>
          <Choice
            name="group"
            label="Welke vragen?"
            options={[
              { value: 'all', label: `Alle vragen (${questions.length})` },
              ...work.map((one) => ({ value: one.group, label: `Voor ${one.group} (${one.questions})` })),
            ]}
            value={group}
            onChoose={setGroup}
            problem={undefined}
          />
          {chosen.length > 0 && (
            <>
              <Textarea
                id="questions-text"
                label={`De tekst met ${questionCount(chosen.length)}`}
                readOnly
                rows={10}
                value={text}
              />
              <Group gap="sm">
                <CopyButton
                  of="de vragen"
                  label="Kopieer vragen"
                  text={async () => {
                    remember()
                    return text
                  }}
                />
                <Button
                  component="a"
                  href={mail.href}
                  variant="default"
                  size="xs"
                  leftSection={<Icon of={IconMail} size="sm" />}
                  onClick={remember}
                >
                  Open in je mailprogramma
                </Button>
              </Group>
              {!mail.whole && (
                <Text variant="lead">
                  Dit zijn te veel vragen om zelf in een mail te zetten: kopieer ze en plak ze erin.
                </Text>
              )}
            </>
          )}
        </>
      )}
      {asked && <ReplyPart application={application} answering={answering} asked={chosen} />}
    </Stack>
  )
}
