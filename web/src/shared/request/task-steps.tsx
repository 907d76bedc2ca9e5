import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { stepsSlot } from '../../lib/steps-slot'
import type { Standing, stepsOf } from './next-action'
import { RequestProgress } from './progress'

const unsent: Standing = { status: '', payment_status: '', question_count: 0, filed: null }

interface Props {
  /** Absent while it is written. */
  request?: Standing
  current: ReturnType<typeof stepsOf>[number]['name']
}

/** Says in the header of a task how far the request is, and where one is on its way. */
export function TaskSteps({ request = unsent, current }: Props) {
  const [slot, setSlot] = useState<Element | null>(null)
  useLayoutEffect(() => setSlot(document.getElementById(stepsSlot)), [])
  return slot && createPortal(<RequestProgress request={request} current={current} />, slot)
}
