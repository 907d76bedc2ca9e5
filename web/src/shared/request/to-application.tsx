import { Button, type ButtonProps } from '@mantine/core'
import { Link } from 'react-router'
import { requestPaths } from '../../lib/paths'

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** The project number. */
  number: string
  /** The day on which it was filed, or null. */
  filed: string | null
  /** Whether there are several on the page, so that screen readers need the number. */
  numbered?: boolean
}

/** The way to the application that the owner of a request finishes. */
export function ToApplication({ number, filed, numbered = false, ...rest }: Props) {
  const words = filed === null ? 'Aanvraag afmaken en indienen' : 'Bekijk je ingediende aanvraag'
  return (
    <Button
      {...rest}
      component={Link}
      to={requestPaths.application(number)}
      aria-label={numbered ? `${words} ${number}` : undefined}
    >
      {words}
    </Button>
  )
}
