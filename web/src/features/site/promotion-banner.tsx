import { IconDiscount } from '@tabler/icons-react'
import { PromotionText, WhilePromotion } from '../../shared/site/site-text'
import styles from './promotion-banner.module.css'

/** The promotion of the settings, as long as it lasts. */
export function PromotionBanner() {
  return (
    <WhilePromotion>
      <p className={styles.banner}>
        <IconDiscount className={styles.icon} size={20} stroke={2} aria-hidden="true" />
        <span>
          <PromotionText />
        </span>
      </p>
    </WhilePromotion>
  )
}
