import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import styles from './how-it-works.module.css'
import { views } from './how-steps'
import { ServiceViews } from './service-views'
import { useRotation } from './use-rotation'

/** Shows the steps of one service and then of the other, until one stops it or looks closer. */
export function Carousel() {
  const { at, turn, show, playing, toggle, hold } = useRotation(views.length)
  const shown = views[at] ?? views[0]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a carousel, not of form fields
    <div className={styles.carousel} role="group" aria-roledescription="carrousel" aria-label="Onze diensten" {...hold}>
      <div className={styles.controls}>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons, not form fields */}
        <div className={styles.toggle} role="group" aria-label="Dienst">
          {views.map(({ id, name }, index) => (
            <button
              key={id}
              className={styles.option}
              type="button"
              aria-pressed={index === at}
              onClick={() => show(index)}
            >
              {name}
            </button>
          ))}
        </div>
        <div className={styles.buttons}>
          <button className={styles.button} type="button" aria-label="Vorige" onClick={() => turn(-1)}>
            <IconChevronLeft size={20} stroke={2} aria-hidden="true" />
          </button>
          <button className={styles.button} type="button" aria-label="Volgende" onClick={() => turn(1)}>
            <IconChevronRight size={20} stroke={2} aria-hidden="true" />
          </button>
          <button className={styles.button} type="button" onClick={toggle}>
            {playing ? (
              <IconPlayerPause size={18} stroke={2} aria-hidden="true" />
            ) : (
              <IconPlayerPlay size={18} stroke={2} aria-hidden="true" />
            )}
            <span className={styles.word}>{playing ? 'Pauzeer' : 'Speel af'}</span>
          </button>
        </div>
      </div>
      <div aria-live={playing ? 'off' : 'polite'}>
        <ServiceViews shown={shown.id} />
      </div>
    </div>
  )
}
