/** The scope of the calls for a request that run one after the other, so that the provider gets the title that was typed last. */
export const paymentOrder = (number: string) => ({ id: `payment of ${number}` })
