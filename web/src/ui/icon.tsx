import type { IconProps, TablerIcon } from '@tabler/icons-react'

/** In pixels, with the width of the lines of a drawing of 24: small ones have bold lines. */
const sizes = { xs: [14, 3], sm: [16, 2], md: [18, 2], lg: [22, 2], xl: [28, 1.75] } as const

interface Props extends Pick<IconProps, 'className' | 'color'> {
  of: TablerIcon
  size?: keyof typeof sizes
}

/** A sign beside the words that say the same. Screen readers do not say it. */
export function Icon({ of: Drawn, size = 'md', ...rest }: Props) {
  const [width, stroke] = sizes[size]
  return <Drawn size={width} stroke={stroke} aria-hidden="true" {...rest} />
}
