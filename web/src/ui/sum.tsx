import type { ReactNode } from 'react'
import styles from './sum.module.css'

interface Line {
  words: ReactNode
  amount: ReactNode
}

interface Props {
  caption?: ReactNode
  /** They keep their order. */
  lines: Line[]
  total?: Line
}

/** A sum: amounts below each other, with what they are. It is on home, which Mantine's Table is too heavy for. */
export function Sum({ caption, lines, total }: Props) {
  const row = ({ words, amount }: Line, at: number) => (
    <tr key={at}>
      <th scope="row">{words}</th>
      <td translate="no">{amount}</td>
    </tr>
  )
  return (
    <table className={styles.sum}>
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <tbody>{lines.map(row)}</tbody>
      {total && <tfoot>{row(total, 0)}</tfoot>}
    </table>
  )
}
