import { useState } from 'react'
import type { Benefit } from '../../lib/rules/benefit'
import { worthLines } from '../../lib/rules/deduction'
import { Fold } from '../../ui/fold'
import { Sum } from '../../ui/sum'
import { BenefitPicture } from './benefit-picture'

/** The formula of what an application is worth and a chart of it, folded away. */
export function BenefitSum({ benefit }: { benefit: Benefit }) {
  const [opened, setOpened] = useState(false)
  return (
    <Fold label="Zo is het berekend" onToggle={() => setOpened(true)}>
      <Sum lines={worthLines(benefit).map(({ words, amount }) => ({ words, amount: `= ${amount}` }))} />
      {opened && <BenefitPicture benefit={benefit} />}
    </Fold>
  )
}
