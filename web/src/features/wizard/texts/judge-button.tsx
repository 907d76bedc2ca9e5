import { Button, Loader } from '@mantine/core'
import { IconSend2 } from '@tabler/icons-react'
import { memo } from 'react'
import { Icon } from '../../../ui/icon'

interface Props {
  noun: string
  judging: boolean
  /** Whether this is the next thing to do. */
  next: boolean
  onAsk: () => void
}

/** The button that asks for a verdict. It is not drawn again for every key. */
export const JudgeButton = memo(function JudgeButton({ noun, judging, next, onAsk }: Props) {
  const icon = judging ? <Loader /> : <Icon of={IconSend2} />
  return (
    <Button
      w={{ base: '100%', xs: 'auto' }}
      variant={next ? 'filled' : 'default'}
      aria-disabled={judging || undefined}
      leftSection={icon}
      onClick={onAsk}
    >
      Beoordeel {noun}
    </Button>
  )
})
