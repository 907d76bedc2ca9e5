// Package domain holds the rules of the product: values and errors out of
// arguments, without clock, database, network or randomness. Whatever is true
// of the WBSO, of prices, hours and companies stands here once; adapters and
// use cases ask.
//
// # Glossary
//
// The people who use the product speak Dutch, the code English:
//
//	aanvraag                 request: one WBSO application of a company (Request)
//	aanvraagformulier        application: what the writer makes of a request (Application)
//	aanvraagtermijn          filing: period and deadline with RVO (Filing)
//	bedrijf                  company (Company)
//	beoordeling              verdict of the judge on one text (Verdict)
//	btw-nummer, btw-id       VAT identification number (BTW)
//	BSN                      citizen service number of an employee
//	dossier                  everything the document prints (Dossier)
//	forfait, forfetair       flat rate for costs besides wages (FlatRate)
//	werkelijke kosten        actual costs (ActualCosts)
//	innovatiebeschrijving    innovation description (Innovation)
//	kortingscode             checkout code (CheckoutCode)
//	KvK-nummer               number in the trade register (KvK)
//	medewerker               employee
//	open vraag               open question (OpenQuestion)
//	projectnummer            project number, WBSO-2026-00042
//	prijsopgave              quote (Quote)
//	RVO                      the agency that grants the WBSO
//	samenwerking, partner    collaboration, partner (Partner)
//	S&O                      speur- en ontwikkelingswerk: R&D as the law means it
//	S&O-grondslag            base of the benefit (Benefit)
//	S&O-uren                 hours of R&D (Hours)
//	starter                  company in the higher first bracket
//	te veel betaald          surplus: a payment besides the one its request keeps
//	technische knelpunten    technical bottlenecks (TechnicalChallenges)
//	uurloon                  hourly wage
//	voordeel, afdrachtvermindering  benefit: less wage tax to pay
//	zelfstandige             self-employed person
//
// # Shapes
//
// CheckX returns an error, ParseX a value in its canonical form. Both speak in
// *Error or Fields, whose Code names the rule and whose Field is the name of
// the input on the wire. Money is in whole cents, hours in half hours, days are
// dates without a zone.
//
// The rules that a screen answers by itself have a twin in web/src/lib/rules;
// testdata/vectors holds the cases that both must pass.
package domain
