// Package domain and the packages below it contain the rules of the product about the WBSO,
// prices, hours and companies. Their functions turn arguments into values and errors; they use
// no clock, database, network or randomness. Each rule is written here once, and use cases and
// adapters call it.
//
// This package is the kernel: errors with their codes and Dutch sentences, dates and periods,
// money, numbers, text, and the limits on calls and rows. A context is a package below it.
//
// # Glossary
//
// The users speak Dutch and the code is in English:
//
//	aanvraag                 request: one WBSO application of a company (request.Request)
//	aanvraagformulier        application: what the owner finishes and files (application.Application)
//	aanvraagtermijn          filing: period and deadline with RVO (scheme.Filing)
//	bedrijf                  company (company.Company)
//	beoordeling              evaluation of one text (evaluation.Evaluation)
//	BSN                      citizen service number of an employee
//	btw-nummer, btw-id       VAT identification number (ParseBTW)
//	a form of the owner      application with all that is printed of it (application.Print)
//	forfait, forfetair       flat rate for costs other than wages (scheme.FlatRate)
//	ingediend                filed with RVO (application.Filed)
//	innovatiebeschrijving    innovation description (find.Innovation)
//	kortingscode             discount code (payment.DiscountCode)
//	KvK-nummer               number in the trade register (ParseKvK)
//	medewerker               employee
//	onderdeel                part of an application (application.PartKey)
//	open vraag               question that the application does not answer (application.Question)
//	prijsopgave              quote (payment.Quote)
//	projectnummer            project number, WBSO-2026-00042
//	RVO                      the agency that grants the WBSO
//	samenwerking, partner    collaboration, partner (request.Partner)
//	S&O                      speur- en ontwikkelingswerk: R&D as defined by the WBSO
//	S&O-grondslag            base of the benefit (scheme.Benefit)
//	S&O-uren                 hours of R&D (Hours)
//	starter                  company that gets the higher rate in the first bracket
//	te veel betaald          surplus: a payment besides the one its request keeps
//	technische knelpunten    technical bottlenecks (find.TechnicalChallenges, application.Bottleneck)
//	uurloon                  hourly wage
//	voordeel, afdrachtvermindering  benefit: less wage tax to pay
//	weggelaten               left out of the application (application.Left)
//	werkelijke kosten        actual costs (scheme.ActualCosts)
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
