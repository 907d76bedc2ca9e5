import { Flex } from '@mantine/core'
import { IconDiscount } from '@tabler/icons-react'
import { PromotionText, WhilePromotion } from '../../shared/site/site-text'
import { Icon } from '../../ui/icon'

/** The promotion of the settings, as long as it lasts. */
export const PromotionBanner = () => (
  <WhilePromotion>
    <Flex
      component="p"
      gap="xs"
      align="center"
      justify="center"
      px="var(--wbso-side)"
      py="sm"
      bg="orange.1"
      c="orange.9"
      fw={600}
    >
      <Icon of={IconDiscount} />
      <span>
        <PromotionText />
      </span>
    </Flex>
  </WhilePromotion>
)
