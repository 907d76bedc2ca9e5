import { paths } from '../lib/paths'

interface PublicPage {
  path: string
  /** Its module, when that is not in the shell. */
  part?: string
  /** Its title, when it comes empty: it is a task, and there is nothing to read before the client is there. */
  title?: string
  /** What search engines and shared links say below the title. */
  description: string
}

const site = (page: string) => `src/features/site/${page}-page.tsx`

/** The pages for everybody, by their name in pages.json. The build renders those without a title here, and takes the title from the page. */
export const publicPages: Partial<Record<keyof typeof paths, PublicPage>> = {
  home: {
    path: paths.home,
    description:
      'Bereid je WBSO-aanvraag voor: beschrijf je project in drie teksten, zie meteen wat er nog ontbreekt en krijg een aanvraag die je zelf bij RVO indient.',
  },
  aboutWbso: {
    path: paths.aboutWbso,
    part: site('about-wbso'),
    description:
      'Wat de WBSO is, voor wie, welk werk meetelt, wat het oplevert en wanneer je uiterlijk aanvraagt, met de cijfers per jaar en een rekenvoorbeeld.',
  },
  contact: {
    path: paths.contact,
    part: 'src/features/contact/contact-page.tsx',
    description:
      'Stel je vraag over de WBSO of over je aanvraag. Je krijgt meestal binnen één werkdag antwoord. Of plan een gesprek.',
  },
  faq: {
    path: paths.faq,
    part: site('faq'),
    description:
      'Antwoorden op veelgestelde vragen over de WBSO: wie mag aanvragen, wat meetelt, wat het oplevert, welke uren en kosten je opvoert en wat je bewaart.',
  },
  prices: {
    path: paths.prices,
    part: site('prices'),
    description:
      'Je teksten schrijven en laten beoordelen is gratis. Je betaalt één vaste prijs per project, en pas als je hebt gezien wat je krijgt.',
  },
  noCureNoPay: {
    path: paths.noCureNoPay,
    part: site('no-cure-no-pay'),
    description:
      'No Cure No Pay wordt verwacht: niets vooraf en een vergoeding als RVO je aanvraag toekent. Laat alvast weten dat je belangstelling hebt.',
  },
  terms: {
    path: paths.terms,
    part: site('terms'),
    description: 'De algemene voorwaarden: wat je van ons krijgt, wat het kost, en waar we allebei op mogen rekenen.',
  },
  privacy: {
    path: paths.privacy,
    part: site('privacy'),
    description:
      'Welke gegevens we bewaren, waarom, hoe lang en wie ze krijgt, wat er in je browser staat en welke rechten je hebt.',
  },
  newRequest: {
    path: paths.newRequest,
    part: 'src/features/wizard/wizard-page.tsx',
    title: 'Nieuwe aanvraag',
    description:
      'Schrijf drie korte teksten over je project en zie meteen wat er nog ontbreekt. Daarna maken we er een WBSO-aanvraag van die je zelf indient.',
  },
  login: {
    path: paths.login,
    part: 'src/features/auth/login-page.tsx',
    title: 'Inloggen',
    description: 'Log in om verder te gaan met je WBSO-aanvraag of om je documenten te downloaden.',
  },
  register: {
    path: paths.register,
    part: 'src/features/auth/register-page.tsx',
    title: 'Account aanmaken',
    description: 'Maak een account aan om je WBSO-aanvraag te versturen. Je concept blijft staan.',
  },
}
