package domain

import (
	"errors"
	"strings"
)

// Kind steers what a caller does with an error: the HTTP adapter maps it to a
// status, the command line to an exit code. Code says which rule spoke.
type Kind int

const (
	Internal        Kind = iota // a defect or a failing dependency nobody can mend by asking differently
	Invalid                     // the input breaks a rule
	Unauthenticated             // nobody is signed in, or the proof is no longer good
	Forbidden                   // signed in and the owner, but not (yet) allowed
	NotFound                    // missing, or somebody else's: the two look the same
	Conflict                    // the state of the thing does not allow it
	Limited                     // too often; Args["seconds"] says how long to wait
	Unavailable                 // a provider (model, payments) failed
)

// Args fill the {placeholders} of a sentence that belongs to a Code.
type Args map[string]string

// Error is the one error type of the core. Field is the wire name of the input
// it speaks about, empty for the call as a whole.
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

// With returns a copy of e that carries one more argument.
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

// Is makes errors.Is compare by code, so that a caller can ask for a code
// without knowing field and arguments.
func (e *Error) Is(target error) bool {
	t, ok := target.(*Error)
	return ok && t.Code == e.Code && (t.Field == "" || t.Field == e.Field)
}

// Fields are several field errors of one call, in the order they were found.
type Fields []*Error

// Add appends an Invalid error about a field and returns it, so that
// arguments can be set on it.
func (f *Fields) Add(field string, code Code) *Error {
	e := Bad(field, code)
	e.Args = Args{}
	*f = append(*f, e)
	return e
}

// Check adds err when it is not nil: an *Error under the given field, Fields as they are.
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

// Has tells whether a field already has an error.
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

// KindOf returns the kind of the first *Error in err's chain; Fields are Invalid.
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

// CodeOf returns the code of the first *Error in err's chain, empty when there is none.
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

// Fill puts the error's arguments into a sentence with {placeholders}.
func (e *Error) Fill(text string) string { return fill(text, e.Args) }

// fill replaces {name} by the argument of that name, in one pass, so that an
// argument that itself looks like a placeholder stays as the user wrote it.
func fill(text string, args Args) string {
	pairs := make([]string, 0, 2*len(args))
	for k, v := range args {
		pairs = append(pairs, "{"+k+"}", v)
	}
	return strings.NewReplacer(pairs...).Replace(text)
}
