package domain

import "time"

// Project is a request as hours are registered on it.
type Project struct {
	ID             int64
	Company        int64
	Number         string
	PaymentStatus  PaymentStatus
	StartOfProject Date
	EstimatedHours int
}

// Period is the period of the application, in which hours count for it: up to the end of
// its year.
func (p Project) Period() Period {
	from := periodOf(p.StartOfProject).StartMonth.First()
	return Period{from, NewDate(from.Year, time.December, 31)}
}

// Open reports whether hours may be registered and read: the project is paid.
func (p Project) Open() bool { return p.PaymentStatus == Paid }
