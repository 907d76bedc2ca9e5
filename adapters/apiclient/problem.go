package apiclient

import (
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"wbso/adapters/apitypes"
	"wbso/domain"
)

// Problem is an answer that refuses. It wraps its reason in the words of the core: domain.Fields, or a *domain.Error.
type Problem struct {
	Answer
	reason error
}

func (p *Problem) Error() string { return p.reason.Error() }
func (p *Problem) Unwrap() error { return p.reason }

// Has reports whether an error is a refusal whose body has this member, and reads the body into a value.
func Has(err error, member string, body any) bool {
	var p *Problem
	var members map[string]json.RawMessage
	return errors.As(err, &p) && json.Unmarshal(p.Body, &members) == nil && members[member] != nil && json.Unmarshal(p.Body, body) == nil
}

// IsRetried reports whether an error refuses a call of which an earlier try may have done what it asks.
func IsRetried(err error) bool {
	var p *Problem
	return errors.As(err, &p) && p.Retried
}

// problem reads a refusal.
func (c *Client) problem(a Answer) *Problem {
	p := &Problem{Answer: a}
	members := map[string]json.RawMessage{}
	_ = json.Unmarshal(a.Body, &members) // a proxy may answer something else
	detail := textOf(members["detail"])
	switch {
	case a.Status == http.StatusUnauthorized && c.Token != "": // a proxy may word it in its own way
		p.reason = domain.Fail(domain.Unauthenticated, domain.CodeTokenInvalid)
	case detail != "":
		p.reason = c.because(apitypes.ErrorSaying(kindOf(a.Status), "", detail), a.Status)
	case a.Status == http.StatusBadRequest && len(members) > 0:
		p.reason = fieldsOf(members)
	case a.Status < http.StatusBadRequest:
		p.reason = domain.Fail(domain.Invalid, domain.CodeSaid).With("text", "De server verwijst door naar "+a.Header.Get("Location")+": log in met dat adres.")
	default:
		p.reason = domain.Fail(domain.Unavailable, domain.CodeSaid).With("text", "De server antwoordt "+http.StatusText(a.Status)+".")
	}
	return p
}

// because adds why an API in this process failed.
func (c *Client) because(e *domain.Error, status int) error {
	if c.Cause == nil || status < http.StatusInternalServerError {
		return e
	}
	if cause := c.Cause(); cause != nil {
		return cause
	}
	return e
}

// fieldsOf reads {"field": ["sentence", …]}, the fields in the order of their names.
func fieldsOf(members map[string]json.RawMessage) error {
	var names []string
	for name := range members {
		names = append(names, name)
	}
	slices.Sort(names)
	var fields domain.Fields
	for _, name := range names {
		var sentences []string
		if json.Unmarshal(members[name], &sentences) != nil {
			continue
		}
		field := name
		if name == "non_field_errors" {
			field = ""
		}
		for _, sentence := range sentences {
			fields = append(fields, apitypes.ErrorSaying(domain.Invalid, field, sentence))
		}
	}
	if len(fields) == 0 {
		return domain.Fail(domain.Invalid, domain.CodeInternal)
	}
	return fields
}

func textOf(raw json.RawMessage) (text string) {
	_ = json.Unmarshal(raw, &text) // anything else is no text
	return text
}

// kindOf returns the kind of error that the API answers with a status.
func kindOf(status int) domain.Kind {
	switch status {
	case http.StatusUnauthorized:
		return domain.Unauthenticated
	case http.StatusForbidden:
		return domain.Forbidden
	case http.StatusNotFound:
		return domain.NotFound
	case http.StatusConflict, http.StatusPreconditionFailed:
		return domain.Conflict
	case http.StatusTooManyRequests:
		return domain.Limited
	case http.StatusInternalServerError:
		return domain.Internal
	}
	if status > http.StatusInternalServerError {
		return domain.Unavailable
	}
	return domain.Invalid
}

// isLost reports whether a connection was made and then lost. A server that is not there, or not what it says, is
// another thing: that does not mend itself.
func isLost(err error) bool {
	var op *net.OpError
	var certificate *tls.CertificateVerificationError
	if errors.As(err, &op) && slices.Contains([]string{"dial", "proxyconnect", "remote error"}, op.Op) {
		return false
	}
	return !(errors.As(err, &certificate) || isPlain(err) || errors.Is(err, context.Canceled))
}

// isPlain reports whether what answers speaks no TLS.
func isPlain(err error) bool {
	var record tls.RecordHeaderError
	return errors.Is(err, http.ErrSchemeMismatch) || errors.As(err, &record)
}

// networkError returns an error of the network as a sentence that names the server, with the cause.
func (c *Client) networkError(err error) error {
	if err == nil || c.Cause != nil {
		return err
	}
	var whole *url.Error
	if errors.As(err, &whole) {
		err = whole.Err // without the path of the call
	}
	var unknown *net.DNSError
	var certificate *tls.CertificateVerificationError
	sentence := "De server %s is niet bereikbaar: %w"
	switch {
	case errors.As(err, &unknown) && unknown.IsNotFound:
		sentence = "De server %s bestaat niet, of is hier niet bekend: %w"
	case errors.As(err, &certificate):
		sentence = "Het certificaat van %s is niet te vertrouwen: %w"
	case isPlain(err):
		sentence = "De server %s spreekt geen https: %w"
	case isLost(err):
		sentence = "De verbinding met %s viel weg: %w"
	}
	return fmt.Errorf(sentence, c.Base, err)
}

// isRunning reports whether an import waits for another one of the user, which may be its own earlier try.
func isRunning(a Answer) bool {
	return a.Status == http.StatusConflict && strings.Contains(string(a.Body), string(domain.CodeImportRunning))
}
