package domain

// Project is a request as hours are registered on it.
type Project struct {
	ID             int64
	Company        int64
	Number         string
	PaymentStatus  PaymentStatus
	StartOfProject Date
	EstimatedHours int
}

// Open reports whether hours may be registered and read: the project is paid.
func (p Project) Open() bool { return p.PaymentStatus == Paid }
