import { Text } from '@mantine/core'
import type { Benefit } from '../../lib/rules/benefit'
import { aboutDeduction, amountsOf } from '../../lib/rules/deduction'
import { hasFewHours } from '../../lib/rules/few-hours'
import { Notice } from '../../ui/notice'
import { BenefitSum } from './benefit-sum'

interface Props {
  worth: Benefit
  amountClass?: string | undefined
}

/** What an application is worth, and how that is reckoned. */
export function WorthAmounts({ worth, amountClass }: Props) {
  const amounts = amountsOf(worth)
  const about = aboutDeduction(worth)
  return (
    <>
      {amounts.map(({ words, amount }) => (
        <Text variant="quiet" key={words} inherit mt="2xs">
          <strong className={amountClass} translate="no">
            {amount}
          </strong>{' '}
          {words}
        </Text>
      ))}
      {about !== null &&
        (hasFewHours(worth) ? (
          <Notice tone="warning">{about}</Notice>
        ) : (
          <Text variant="quiet" inherit mt="2xs">
            {about}
          </Text>
        ))}
      {amounts.length > 0 && (
        <>
          <Text variant="quiet" inherit mt="2xs">
            Een indicatie voor de uren van {worth.hours_year} met de cijfers van {worth.year}. RVO beslist over het
            aantal uren.
          </Text>
          <BenefitSum benefit={worth} />
        </>
      )}
    </>
  )
}
