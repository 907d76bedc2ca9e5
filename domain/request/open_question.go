package request

// OpenQuestion is something RVO asks that an application does not answer.
type OpenQuestion struct {
	Section  string // the part that it is about
	Question string
}
