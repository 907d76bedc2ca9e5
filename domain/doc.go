// Package domain contains the rules of the product about the WBSO, prices, hours
// and companies. Its functions turn arguments into values and errors; they use
// no clock, database, network or randomness. Each rule is written here once, and
// use cases and adapters call it.
//
// # Glossary
//
// The users speak Dutch and the code is in English:
//
//	aanvraag                 request: one WBSO application of a company (Request)
//	aanvraagformulier        application: what the owner finishes and files (dossier.Application)
//	aanvraagtermijn          filing: period and deadline with RVO (Filing)
//	bedrijf                  company (Company)
//	beoordeling              verdict of the judge on one text (Verdict)
//	BSN                      citizen service number of an employee
//	btw-nummer, btw-id       VAT identification number (BTW)
//	dossier                  application with all that is printed of it (dossier.Print)
//	forfait, forfetair       flat rate for costs other than wages (FlatRate)
//	ingediend                filed with RVO (dossier.Filed)
//	innovatiebeschrijving    innovation description (Innovation)
//	kortingscode             checkout code (CheckoutCode)
//	KvK-nummer               number in the trade register (KvK)
//	medewerker               employee
//	onderdeel                part of an application (dossier.PartKey)
//	open vraag               question that the application does not answer (dossier.Question)
//	prijsopgave              quote (Quote)
//	projectnummer            project number, WBSO-2026-00042
//	RVO                      the agency that grants the WBSO
//	samenwerking, partner    collaboration, partner (Partner)
//	S&O                      speur- en ontwikkelingswerk: R&D as defined by the WBSO
//	S&O-grondslag            base of the benefit (Benefit)
//	S&O-uren                 hours of R&D (Hours)
//	starter                  company that gets the higher rate in the first bracket
//	te veel betaald          surplus: a payment besides the one its request keeps
//	technische knelpunten    technical bottlenecks (TechnicalChallenges, dossier.Bottleneck)
//	uurloon                  hourly wage
//	voordeel, afdrachtvermindering  benefit: less wage tax to pay
//	weggelaten               left out of the application (dossier.Left)
//	werkelijke kosten        actual costs (ActualCosts)
//	zelfstandige             self-employed person
//
// # Shapes
//
// CheckX functions return an error or add errors to the caller's Fields; ParseX
// functions also return the value in its canonical form. Errors are *Error or
// Fields: Code names the rule that is broken and Field the input, as it is called
// in the API. Money is in whole cents, hours are in half hours, and days are
// dates without a time zone.
//
// Rules that the client applies without asking the server have a twin in
// web/src/lib/rules; both must pass the cases in testdata/vectors.
package domain
