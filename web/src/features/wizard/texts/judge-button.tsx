import { Button, Loader } from '@mantine/core'
import { IconSend2 } from '@tabler/icons-react'
import { memo } from 'react'

interface Props {
  noun: string
  judging: boolean
  /** Whether the text is green already. */
  done: boolean
  onAsk: () => void
}

/** The button that asks for a verdict. It is not drawn again for every key. */
export const JudgeButton = memo(function JudgeButton({ noun, judging, done, onAsk }: Props) {
  const icon = judging ? (
    <Loader size={16} color="currentColor" />
  ) : (
    <IconSend2 size={18} stroke={1.75} aria-hidden="true" />
  )
  return (
    <Button
      w={{ base: '100%', xs: 'auto' }}
      variant={done ? 'default' : 'filled'}
      aria-disabled={judging || undefined}
      leftSection={icon}
      onClick={onAsk}
    >
      Beoordeel {noun}
    </Button>
  )
})
