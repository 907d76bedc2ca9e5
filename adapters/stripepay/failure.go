package stripepay

import (
	"errors"
	"fmt"
	"net/http"
	"strings"

	"github.com/stripe/stripe-go/v85"

	"wbso/domain"
)

// failed says that Stripe did not do what was asked. Of Stripe's own error only what has
// no personal data in it: with the id of the call, Stripe's dashboard shows the rest.
func failed(what string, err error) error {
	var problem *stripe.Error
	if errors.As(err, &problem) {
		words := strings.Join(strings.Fields(fmt.Sprint(problem.Type, " ", problem.Code, " ", problem.Param)), " ")
		err = fmt.Errorf("stripe answered %d: %s (call %q)", problem.HTTPStatusCode, words, problem.RequestID)
	}
	return domain.Fail(domain.Unavailable, domain.CodePaymentFailed).Because(fmt.Errorf("%s: %w", what, err))
}

// missing reports whether Stripe does not know what a call is about.
func missing(err error) bool {
	var problem *stripe.Error
	return errors.As(err, &problem) && problem.HTTPStatusCode == http.StatusNotFound
}

// refused reports whether Stripe understood a call and would not do it.
func refused(err error) bool {
	var problem *stripe.Error
	return errors.As(err, &problem) && problem.HTTPStatusCode == http.StatusBadRequest
}
