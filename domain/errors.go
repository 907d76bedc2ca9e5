package domain

import (
	"errors"
	"strings"
)

// Kind says how a caller should treat an error. The HTTP adapter maps it to a status. Code says
// which rule is broken.
type Kind int

const (
	Internal        Kind = iota // a defect, or a failure that another call would not avoid
	Invalid                     // the input breaks a rule
	Unauthenticated             // not signed in, or the token or password is not valid
	Forbidden                   // signed in as the owner, but not allowed yet
	NotFound                    // missing or somebody else's; the caller cannot tell which
	Conflict                    // the current state does not allow the call
	Limited                     // too many calls; Args["seconds"] says how long to wait
	Unavailable                 // a model, the payment provider or the database is not available
)

// Args fill the {placeholders} in the sentence of a Code.
type Args map[string]string

// Error is the only error type of the core. Field is the API name of the input that
// is wrong, or empty when the error is about the call as a whole.
type Error struct {
	Kind  Kind
	Code  Code
	Field string
	Args  Args
	Err   error
}

// Fail returns an error of the given kind and code.
func Fail(kind Kind, code Code) *Error { return &Error{Kind: kind, Code: code} }

// Bad returns an Invalid error about one field.
func Bad(field string, code Code) *Error { return &Error{Kind: Invalid, Code: code, Field: field} }

// With returns a copy of e with one more argument.
func (e *Error) With(name, value string) *Error {
	c := *e
	c.Args = Args{name: value}
	for k, v := range e.Args {
		if k != name {
			c.Args[k] = v
		}
	}
	return &c
}

// Because returns a copy of e that wraps its cause.
func (e *Error) Because(err error) *Error {
	c := *e
	c.Err = err
	return &c
}

func (e *Error) Error() string {
	var b strings.Builder
	if e.Field != "" {
		b.WriteString(e.Field + ": ")
	}
	b.WriteString(string(e.Code))
	if e.Err != nil {
		b.WriteString(": " + e.Err.Error())
	}
	return b.String()
}

func (e *Error) Unwrap() error { return e.Err }

// Is makes errors.Is compare codes and, when target has a Field, fields, so that a
// caller can test for a code without knowing the arguments.
func (e *Error) Is(target error) bool {
	t, ok := target.(*Error)
	return ok && t.Code == e.Code && (t.Field == "" || t.Field == e.Field)
}

// Fields are the field errors of one call, in the order in which they were found.
type Fields []*Error

// Add appends an Invalid error about a field and returns it, so that the caller
// can set its arguments.
func (f *Fields) Add(field string, code Code) *Error {
	e := Bad(field, code)
	e.Args = Args{}
	*f = append(*f, e)
	return e
}

// Check appends err unless it is nil. Fields are appended as they are, an *Error
// gets the given field unless it has one, and any other error becomes Internal.
func (f *Fields) Check(field string, err error) {
	var many Fields
	var one *Error
	switch {
	case err == nil:
	case errors.As(err, &many):
		*f = append(*f, many...)
	case errors.As(err, &one):
		c := *one
		if c.Field == "" {
			c.Field = field
		}
		*f = append(*f, &c)
	default:
		*f = append(*f, &Error{Kind: Internal, Code: CodeInternal, Field: field, Err: err})
	}
}

// Has reports whether the field has an error.
func (f Fields) Has(field string) bool {
	for _, e := range f {
		if e.Field == field {
			return true
		}
	}
	return false
}

// Err returns the fields as an error, or nil when there are none.
func (f Fields) Err() error {
	if len(f) == 0 {
		return nil
	}
	return f
}

func (f Fields) Error() string {
	parts := make([]string, len(f))
	for i, e := range f {
		parts[i] = e.Error()
	}
	return strings.Join(parts, "; ")
}

// KindOf returns the kind of the first *Error in err's chain, Invalid for Fields,
// and Internal for any other error.
func KindOf(err error) Kind {
	var many Fields
	if errors.As(err, &many) {
		return Invalid
	}
	var one *Error
	if errors.As(err, &one) {
		return one.Kind
	}
	return Internal
}

// CodeOf returns the code of the first *Error in err's chain or of the first of
// its Fields, and "" when there is none.
func CodeOf(err error) Code {
	var many Fields
	if errors.As(err, &many) && len(many) > 0 {
		return many[0].Code
	}
	var one *Error
	if errors.As(err, &one) {
		return one.Code
	}
	return ""
}

// IsStoreTrouble reports whether the database was away or full, which another try may not
// meet.
func IsStoreTrouble(err error) bool {
	code := CodeOf(err)
	return code == CodeStoreAway || code == CodeStoreFull
}

// Fill replaces the {placeholders} in text with the error's arguments.
func (e *Error) Fill(text string) string { return FillIn(text, e.Args) }

// FillIn replaces each {name} with the argument of that name. It makes one pass, so
// that an argument that looks like a placeholder stays as the user wrote it.
func FillIn(text string, args Args) string {
	pairs := make([]string, 0, 2*len(args))
	for k, v := range args {
		pairs = append(pairs, "{"+k+"}", v)
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// ErrAway is in the error of a model that cannot be reached or refuses every question for
// now, as opposed to one that fails at this text.
var ErrAway = errors.New("the model answers nothing for now")
