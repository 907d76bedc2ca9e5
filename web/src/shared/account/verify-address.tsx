import { Box, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { me, sendAddressCode, useMeAgain } from '../../api/account'
import { takeFocus } from '../../lib/focus'
import { failure } from '../../lib/messages'
import { Notice } from '../../ui/notice'
import { useOnce } from '../../ui/use-once'

/** What an account with a proved address gets, in a sentence. */
const forProfile =
  'Pas dan horen je berichten aan ons bij wat je downloadt, en bij wat weggaat als je je account sluit.'

/** Says that the user's address is not proved, and what for, with a press that sends the link. Nothing once it is. */
export function VerifyAddress({ why = forProfile }: { why?: string }) {
  const { data: user } = useQuery(me)
  const loadMeAgain = useMeAgain()
  const { mutate, isPending, isSuccess, error } = useOnce({
    mutationFn: sendAddressCode,
    onError: loadMeAgain, // it may be proved in another tab
  })
  if (user === undefined || user.email_verified) return null
  return (
    <Box maw="form">
      {isSuccess ? (
        <div ref={takeFocus} tabIndex={-1}>
          <Notice tone="good">
            Er is een mail onderweg naar {user.email}. De link daarin werkt zeven dagen. Niets ontvangen? Kijk bij je
            ongewenste mail.
          </Notice>
        </div>
      ) : (
        <Notice tone={error === null ? 'info' : 'error'}>
          <Stack gap="xs" align="flex-start">
            <Text>
              {error === null
                ? `Bevestig dat ${user.email} jouw e\u2011mailadres is. ${why}`
                : failure(error, 'De mail is niet verstuurd.')}
            </Text>
            <Button variant="default" loading={isPending} onClick={() => void mutate()}>
              Mail me de link
            </Button>
          </Stack>
        </Notice>
      )}
    </Box>
  )
}
