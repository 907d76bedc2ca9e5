/** What a project makes, in words. */
export const projectTypes = { programmatuur: 'Programmatuur', fysiek_product: 'Fysiek product' } as const
