import { Box, Button, Flex, Paper, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { me } from '../../api/account'
import { requestList } from '../../api/requests'
import { paths } from '../../lib/paths'
import { CompanyAndNumber } from '../../shared/company/company-and-number'
import { ActionButton } from '../../shared/request/action-button'
import { nextActionOf } from '../../shared/request/next-action'
import { RequestState } from '../../shared/request/request-state'

/** The way to the hours of who works at a company. Shows nothing for others. */
function ToMyHours() {
  const { data: user } = useQuery(me)
  if (user === undefined || user.works_at.length === 0) return null
  return (
    <Box px="var(--wbso-side)" pt="lg">
      <Button component={Link} to={paths.myHours} variant="default">
        Mijn uren
      </Button>
    </Box>
  )
}

/** What home begins with for who is signed in: the own hours, and the newest request. */
export default function YourRequest() {
  return (
    <>
      <ToMyHours />
      <NewestRequest />
    </>
  )
}

/** The newest request of the user with what is next. Shows nothing as long as there is none. */
function NewestRequest() {
  const { data: requests } = useQuery({ ...requestList, refetchInterval: false })
  const newest = requests?.[0]
  if (newest === undefined) return null
  return (
    <Box component="section" px="var(--wbso-side)" pt="lg" aria-label="Je nieuwste aanvraag">
      <Paper radius="lg" px="lg" py="ml">
        <Flex direction={{ base: 'column', sm: 'row' }} gap="md" align={{ base: 'start', sm: 'center' }}>
          <Stack gap="2xs" flex={1} miw={0} fz="sm" c="dimmed">
            <Text variant="heading" size="md" c="gray.9">
              {newest.project_title}
            </Text>
            <div>
              <CompanyAndNumber company={newest.company_profile.company_name} number={newest.project_number} />
            </div>
            <RequestState request={newest} />
          </Stack>
          <ActionButton action={nextActionOf(newest)} />
        </Flex>
      </Paper>
    </Box>
  )
}
