package request

import (
	"time"

	"wbso/domain"
)

// Status is the processing status of a request. The empty string means Processing.
type Status string

const (
	Processing Status = "in_verwerking"
	Processed  Status = "document_verwerkt"
	Failed     Status = "failed"
)

// KnownStatus returns the status, or Processing when it is empty.
func (s Status) KnownStatus() Status {
	if s == "" {
		return Processing
	}
	return s
}

// to returns nil if a request may go from status s to next: Processing ends in
// Processed or Failed, and a failed request may be processed again. Any other move
// is Conflict move_not_allowed with {from} and {to}.
func (s Status) to(next Status) error {
	from, to := s.KnownStatus(), next.KnownStatus()
	switch {
	case from == Processing && (to == Processed || to == Failed):
		return nil
	case from == Failed && to == Processing:
		return nil
	}
	return domain.Fail(domain.Conflict, domain.CodeMove).With("from", string(from)).With("to", string(to))
}

// Move changes the status of a request and clears its last failure. It is the only
// way to change the status of a stored request. A move that is not allowed returns
// Conflict move_not_allowed and changes nothing.
func (r *Request) Move(to Status, at time.Time) error {
	if err := r.Status.to(to); err != nil {
		return err
	}
	r.Status, r.Failure, r.UpdatedAt = to, "", at
	return nil
}

// PutOffBy records why a request that is processed has to wait, empty when it does not, and reports
// whether that is new.
func (r *Request) PutOffBy(class string) bool {
	if r.Status.KnownStatus() != Processing || r.Failure == class {
		return false
	}
	r.Failure = class
	return true
}

// IsPutOff reports whether a request with this status and failure has to wait.
func (s Status) IsPutOff(failure string) bool { return s.KnownStatus() == Processing && failure != "" }

// FailProcessing moves a request to Failed and records the class of the failure.
func (r *Request) FailProcessing(class string, at time.Time) error {
	if err := r.Move(Failed, at); err != nil {
		return err
	}
	r.Failure = class
	return nil
}
