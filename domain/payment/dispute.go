package payment

import (
	"slices"
	"time"

	"wbso/domain"
)

// DisputeStatus is the status of a dispute about a payment.
type DisputeStatus string

const (
	DisputeOpen DisputeStatus = "open"
	DisputeWon  DisputeStatus = "won"
	DisputeLost DisputeStatus = "lost"
)

// Dispute is a payer's complaint at the bank or card company about a payment. Without
// a status there is none.
type Dispute struct {
	Status DisputeStatus
	Amount domain.Cents // what the payer wants back
	Due    time.Time    // when the operator's answer must be there; zero when none is asked
}

// rank orders the statuses of a dispute by how much they settle.
func (s DisputeStatus) rank() int {
	return slices.Index([]DisputeStatus{"", DisputeOpen, DisputeWon, DisputeLost}, s)
}

// JoinDispute returns a dispute after an event about it, in whatever order events come: the status
// that settles more wins, and of the same status the larger amount and the later date.
func (d Dispute) JoinDispute(event Dispute) Dispute {
	if event.Status.rank() != d.Status.rank() {
		if event.Status.rank() > d.Status.rank() {
			return event
		}
		return d
	}
	d.Amount = max(d.Amount, event.Amount)
	if event.Due.After(d.Due) {
		d.Due = event.Due
	}
	return d
}
