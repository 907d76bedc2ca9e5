/** When the self-employed without employees file, who have no deadline. The PDF says the same. */
export const alonePeriod =
  'Je periode begint op de dag waarop je indient en loopt tot en met 31 december. Indienen kan tot en met 30 september van dat jaar.'
