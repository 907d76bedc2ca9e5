package smtp

import (
	"errors"
	"fmt"
	"net/textproto"
	"strings"

	gomail "github.com/wneessen/go-mail"
)

// forGood reports whether the server refused this very mail, so that sending it again
// is no use: its address or its content got a lasting refusal. Refusals of security or
// policy (5.7) are left out, since the operator may mend them: a sender that may not use
// the server, or one whose domain is not known yet.
func forGood(err error) bool {
	var refused *gomail.SendError
	if !errors.As(err, &refused) || refused.ErrorCode() < 500 {
		return false
	}
	if refused.Reason != gomail.ErrSMTPRcptTo && refused.Reason != gomail.ErrSMTPDataClose {
		return false
	}
	return !strings.HasPrefix(refused.EnhancedStatusCode(), "5.7.")
}

// harmless returns an error without the words of the server, which often repeat a person's address.
func harmless(err error) error {
	var refused *gomail.SendError
	var answer *textproto.Error
	switch {
	case errors.As(err, &refused) && refused.ErrorCode() == 0:
		return fmt.Errorf("%v: no answer", refused.Reason)
	case errors.As(err, &refused):
		return fmt.Errorf("%v: the server answered %s", refused.Reason, strings.TrimSpace(fmt.Sprintf("%d %s", refused.ErrorCode(), refused.EnhancedStatusCode())))
	case errors.As(err, &answer):
		return fmt.Errorf("the server answered %d", answer.Code)
	}
	return err
}
