package domain

// Filing is when and for which period an application is to be filed with RVO
// (RVO: an employer's period starts on the first of the month after filing and
// ends on 31 December; for a start on 1 January one files by 20 December).
type Filing struct {
	StartMonth Month // first month of the application period
	Deadline   Date  // last day to file
	Months     int   // length of the period, 3 to 12
	Past       bool  // the deadline for the wished start has passed
}

// Dossier is everything the application document prints.
type Dossier struct {
	Request     Request
	Application Application
	Costs       CostAdvice
	Filing      Filing
	Written     Date // the day the application was written
}
