import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { companyMonth, type MonthAct, type PersonMonth } from '../../api/months'
import { focusAfter } from '../../lib/focus'
import { type Month, monthAfter, monthWords } from '../../shared/hours/month'
import { Actions } from '../../ui/actions'
import { Empty } from '../../ui/empty'
import { Loaded } from '../../ui/loaded'
import { Notice } from '../../ui/notice'
import { Part } from '../../ui/part'
import { Tick } from '../../ui/tick'
import { ActDialog } from './act-dialog'
import { actWords, peopleWords } from './act-words'
import { PeopleTable } from './people-table'

const { close: closing } = actWords

/** Returns those whom one press chooses: who can still be closed, or else everybody, to open again. */
function allOf(people: PersonMonth[]): { all: PersonMonth[]; label: string } {
  const left = people.filter(({ state }) => closing.fits(state))
  return left.length > 0
    ? { all: left, label: `Kies iedereen van wie de maand nog niet is afgesloten (${left.length})` }
    : { all: people, label: `Kies iedereen (${people.length})` }
}

/** Returns what can be done with the months of some of these people. */
const offeredOf = (people: PersonMonth[], isOver: boolean): MonthAct[] =>
  (['close', 'return', 'reopen'] as const).filter(
    (act) => (act !== 'close' || isOver) && people.some(({ state }) => actWords[act].fits(state)),
  )

interface ChoosingProps {
  people: PersonMonth[]
  month: Month
  isOver: boolean
  chosen: PersonMonth[]
  onChoose: (employees: number[]) => void
  onAct: (act: MonthAct, people: PersonMonth[]) => void
}

/** Chooses whose months, and what to do with them. What does not fit somebody's state leaves them out. */
function Choosing({ people, month, isOver, chosen, onChoose, onAct }: ChoosingProps) {
  const [lacking, setLacking] = useState<MonthAct | null>(null) // which was pressed while nobody was chosen for it
  const { all, label } = allOf(people)
  const offered = offeredOf(people, isOver)
  const fitting = (act: MonthAct) => chosen.filter(({ state }) => actWords[act].fits(state))

  function press(act: MonthAct) {
    const fits = fitting(act)
    setLacking(fits.length === 0 ? act : null)
    if (fits.length > 0) onAct(act, fits)
  }

  return (
    <>
      {!isOver && <Text variant="quiet">Afsluiten kan vanaf 1 {monthWords(monthAfter(month))}.</Text>}
      {offered.length > 0 && (
        <Group gap="sm" justify="space-between">
          <Tick
            name="choose-all"
            label={label}
            checked={all.length > 0 && all.every((one) => chosen.includes(one))}
            onTick={(ticked) => onChoose(ticked ? all.map(({ employee }) => employee) : [])}
            problem={undefined}
          />
          <Actions>
            {offered.map((act, at) => (
              <Button
                key={act}
                size="sm"
                variant={at === 0 && act === 'close' ? 'filled' : 'default'}
                onClick={() => press(act)}
              >
                {actWords[act].action}
              </Button>
            ))}
          </Actions>
        </Group>
      )}
      {lacking !== null && fitting(lacking).length === 0 && (
        <Text variant="error" role="alert">
          {lacking === 'return' ? 'Kies eerst wie de maand heeft bevestigd.' : 'Kies eerst van wie.'}
        </Text>
      )}
    </>
  )
}

interface Props {
  company: number
  month: Month
  isOver: boolean
  /** Whether the user may return, close and reopen months. */
  closes: boolean
}

/** The month of everybody, with what the user may do with it. */
export function PeoplePart({ company, month, isOver, closes }: Props) {
  const people = useQuery(companyMonth(company, month))
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set())
  const [doing, setDoing] = useState<{ act: MonthAct; people: PersonMonth[] } | null>(null)
  const [said, say] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  function toggle(employee: number, ticked: boolean) {
    const next = new Set(chosen)
    if (ticked) next.add(employee)
    else next.delete(employee)
    choose(next)
  }

  function done(act: MonthAct, count: number) {
    const words = `${actWords[act].done(month)} voor ${peopleWords(count)}.`
    say(words.charAt(0).toUpperCase() + words.slice(1))
    choose(new Set())
    focusAfter(() => setDoing(null), heading)
  }

  return (
    <Part title="Mensen" headingRef={heading}>
      {said !== null && <Notice tone="good">{said}</Notice>}
      <Loaded
        query={people}
        text="We halen de maand op."
        as="table"
        failed="Kon maand niet laden"
        empty={<Empty drawing="hours">In {monthWords(month)} werkte niemand aan een lopend project.</Empty>}
      >
        {(rows) => (
          <>
            {closes && (
              <Choosing
                people={rows}
                month={month}
                isOver={isOver}
                chosen={rows.filter(({ employee }) => chosen.has(employee))}
                onChoose={(employees) => choose(new Set(employees))}
                onAct={(act, fitting) => setDoing({ act, people: fitting })}
              />
            )}
            <PeopleTable
              people={rows}
              month={month}
              chosen={chosen}
              onChoose={closes && offeredOf(rows, isOver).length > 0 ? toggle : undefined}
            />
          </>
        )}
      </Loaded>
      {doing !== null && (
        <ActDialog
          {...doing}
          company={company}
          month={month}
          onDone={() => done(doing.act, doing.people.length)}
          onClose={() => setDoing(null)}
        />
      )}
    </Part>
  )
}
