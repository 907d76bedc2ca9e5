import { Fieldset, Group, Text, VisuallyHidden } from '@mantine/core'
import { Tick } from '../../ui/tick'

/** By their ISO numbers, Monday first. */
const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const

interface Props {
  /** ISO weekdays, 1 for Monday. */
  value: number[]
  onChange: (workdays: number[]) => void
}

/** The days on which an employee works. On the others nobody is asked for hours. */
export const Workdays = ({ value, onChange }: Props) => (
  <Fieldset
    variant="unstyled"
    bd="none"
    legend={
      <Text span fw={600}>
        Werkdagen
      </Text>
    }
  >
    <Group gap="md">
      {weekdays.map((name, at) => {
        const day = at + 1
        return (
          <Tick
            key={name}
            name={`workday-${day}`}
            label={
              <>
                <span aria-hidden="true">{name.slice(0, 2)}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </>
            }
            checked={value.includes(day)}
            onTick={(works) =>
              onChange((works ? [...value, day] : value.filter((one) => one !== day)).toSorted((a, b) => a - b))
            }
            problem={undefined}
          />
        )
      })}
    </Group>
    <Text variant="quiet" mt="2xs">
      Een wijziging geldt vanaf vandaag.
    </Text>
  </Fieldset>
)
