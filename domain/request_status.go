package domain

import (
	"strings"
	"unicode/utf8"
)

// Known is the status itself, Processing when empty.
func (s Status) Known() Status {
	if s == "" {
		return Processing
	}
	return s
}

// To moves a request: processing ends in processed or failed, and a failed one
// may be processed again. Every other move is Conflict CodeMove with {from} and {to}.
func (s Status) To(next Status) error {
	from, to := s.Known(), next.Known()
	switch {
	case from == Processing && (to == Processed || to == Failed):
		return nil
	case from == Failed && to == Processing:
		return nil
	}
	return Fail(Conflict, CodeMove).With("from", string(from)).With("to", string(to))
}

// AsSubmitted is the request as its first answer showed it, whatever has
// happened to it since: what a repeated call with the same key gets back.
func (r Request) AsSubmitted() Request {
	r.Status, r.PaymentStatus = Processing, Unpaid
	r.Title = ProvisionalTitle(r.Submission.ElevatorPitch)
	r.Failure, r.Open, r.UpdatedAt = "", nil, r.CreatedAt
	return r
}

// ProvisionalTitleMax is the length of a title made of a pitch, in characters.
const ProvisionalTitleMax = 80

// ProvisionalTitle is the pitch's first words, cut between words with an
// ellipsis, until the writer finds a better one.
func ProvisionalTitle(pitch string) string {
	words := strings.Fields(pitch)
	whole := strings.Join(words, " ")
	if utf8.RuneCountInString(whole) <= ProvisionalTitleMax {
		return whole
	}
	room := []rune(whole)[:ProvisionalTitleMax-1]
	cut := string(room)
	if i := strings.LastIndex(cut, " "); i > 0 && []rune(whole)[ProvisionalTitleMax-1] != ' ' {
		cut = cut[:i]
	}
	return strings.TrimRight(cut, " ,.;:") + "…"
}
