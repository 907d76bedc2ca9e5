import { Fieldset, Stack, Text } from '@mantine/core'
import { Tick } from '../../../ui/tick'
import { groupWords } from './import-words'
import type { Importing } from './use-import'

/** Which groups of a file belong to the project: other clients, leave and sales stay out. A change checks the file again. */
export function GroupChoices({ importing: { groups, isIn, take } }: { importing: Importing }) {
  if (groups.length === 0) return null
  return (
    <Fieldset
      variant="unstyled"
      bd="none"
      legend={
        <Text variant="heading" span>
          Wat hoort bij dit project?
        </Text>
      }
    >
      <Stack gap="sm">
        {groups.map((group) => (
          <Tick
            key={group.key}
            name={`group-${group.key}`}
            label={<span translate="no">{groupWords(group)}</span>}
            checked={isIn(group)}
            onTick={(taken) => take(group, taken)}
            problem={undefined}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
