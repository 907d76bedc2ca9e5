import { Box, Group, Stack } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Icon } from '../../ui/icon'

const contents = [
  'Je hele projectomschrijving, in de volgorde van het RVO-formulier',
  'Stap voor stap hoe je indient, en tot wanneer dat kan',
  'Een controlelijst van wat RVO nog kan vragen',
]

/** What is in the document that one buys. */
export function Contents() {
  return (
    <Stack component="ul" gap="xs">
      {contents.map((text) => (
        <Group key={text} component="li" gap="xs" align="flex-start" wrap="nowrap">
          <Box mt={4} flex="none" lh={0} c="green.6">
            <Icon of={IconCheck} />
          </Box>
          {text}
        </Group>
      ))}
    </Stack>
  )
}
