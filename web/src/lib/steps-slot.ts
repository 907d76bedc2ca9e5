/** The id of the place in the header of a task for the steps to a filed application. */
export const stepsSlot = 'stappen'
