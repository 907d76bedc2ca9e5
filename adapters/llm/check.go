package llm

import "errors"

// ErrUnknownModel says that a provider answers, and does not list the model.
var ErrUnknownModel = errors.New("the provider does not have this model")
