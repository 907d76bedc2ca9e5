import { Paper, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { applicationOf } from '../../api/application'
import { WorthAmounts } from '../../shared/benefit/worth-amounts'
import styles from './worth.module.css'

/** What the application is worth, beside its price. Without its application the price is shown alone. */
export function Worth({ number }: { number: string }) {
  const benefit = useQuery(applicationOf(number)).data?.benefit ?? null
  if (benefit === null) return null
  return (
    <Paper
      component="section"
      className={styles.worth}
      withBorder={false}
      radius="lg"
      p="lg"
      bg="ink.0"
      fz="sm"
      aria-labelledby="voordeel"
    >
      <Stack gap={4}>
        <Title order={2} size="h4" id="voordeel">
          Verwacht voordeel
        </Title>
        <WorthAmounts worth={benefit} amountClass={styles.amount} />
      </Stack>
    </Paper>
  )
}
