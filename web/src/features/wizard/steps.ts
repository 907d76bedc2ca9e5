/** The steps of the wizard, in their order. */
export const steps = ['Projectbeschrijving', 'Project details & type', 'Bedrijfsgegevens'] as const
