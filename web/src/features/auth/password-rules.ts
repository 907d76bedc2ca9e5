/** What a new password has to be, said at its field. */
export const passwordRules =
  'Minstens 8 tekens, niet alleen cijfers, geen veelgebruikt wachtwoord en niet je gebruikersnaam of e-mailadres.'

export const noMatch = 'Wachtwoorden komen niet overeen'
