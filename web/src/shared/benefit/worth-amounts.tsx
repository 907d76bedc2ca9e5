import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Benefit } from '../../lib/rules/benefit'
import { aboutDeduction, amountsOf, worthLines } from '../../lib/rules/deduction'
import { hasFewHours } from '../../lib/rules/few-hours'
import { Fold } from '../../ui/fold'
import { Notice } from '../../ui/notice'
import { Sum } from '../../ui/sum'
import { BenefitChart } from './benefit-chart'

/** The formula of what an application is worth and a chart of it, folded away. */
function BenefitSum({ benefit }: { benefit: Benefit }) {
  const [opened, setOpened] = useState(false)
  return (
    <Fold label="Zo is het berekend" onToggle={() => setOpened(true)}>
      <Sum lines={worthLines(benefit).map(({ words, amount }) => ({ words, amount: `= ${amount}` }))} />
      {opened && <BenefitChart benefit={benefit} />}
    </Fold>
  )
}

/** What an application is worth, and how that is reckoned. */
export function WorthAmounts({ worth, amountClass }: { worth: Benefit; amountClass?: string | undefined }) {
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
