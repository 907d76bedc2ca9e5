import { countCharacters } from '../../../lib/count-characters'
import { dutchNumber } from '../../../lib/dutch-number'
import styles from './text-counter.module.css'
import { limits } from './text-specs'

/** The length of a text, with a warning above RVO's limit. */
export function TextCounter({ text }: { text: string }) {
  const count = countCharacters(text)
  const over = count > limits.advised
  return (
    <p className={styles.counter} data-over={over || undefined}>
      {dutchNumber(count)} van {dutchNumber(limits.advised)} tekens
      {over && <span>. RVO neemt niet meer over: kort je tekst in.</span>}
    </p>
  )
}
