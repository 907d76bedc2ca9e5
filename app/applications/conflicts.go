package applications

import (
	"fmt"

	"wbso/domain"
	"wbso/domain/application"
)

// StalePart is the error of a change to a part that was changed meanwhile. View is the
// newest.
type StalePart struct {
	View View
	Part application.PartKey
}

// stale returns the error of a change to a part that has a newer revision than the caller saw.
func stale(d View, part application.PartKey) error {
	d.ask()
	return StalePart{d.finish(), part}
}

func (s StalePart) Error() string { return fmt.Sprintf("%s: %s", domain.CodeStalePart, s.Part) }

func (s StalePart) Unwrap() error { return domain.Fail(domain.Conflict, domain.CodeStalePart) }
