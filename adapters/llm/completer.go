// Package llm lets a language model read, draft and find costs. Providers only complete;
// prompts, checks and parsing are here.
package llm

import (
	"context"
	"encoding/json"
	"fmt"
	"time"
)

// Completer asks a language model for one answer. Its errors are Failures, or those of ctx.
type Completer interface {
	Complete(ctx context.Context, q Question) (Answer, error)
	// Model names provider and model: "openai/gpt-4o-mini".
	Model() string
}

// Question is a question to a model. Only User contains text of users.
type Question struct {
	System string
	User   string
	Name   string          // of the schema: letters and underscores
	Schema json.RawMessage // JSON schema of the answer
	Most   int             // tokens of the answer at most
}

// Answer is the answer of a model.
type Answer struct {
	Text  string
	Cut   bool // ended by the limit instead of by the model
	Usage Usage
}

// Usage is the number of tokens that a call used.
type Usage struct{ Input, Output int }

// Failure is a call that brought no answer.
type Failure struct {
	Status     int           // of HTTP; 0 when the line broke
	RetryAfter time.Duration // as the provider asked; 0 when it did not
	Err        error
}

func (f *Failure) Error() string {
	if f.Status == 0 {
		return fmt.Sprintf("no answer from the model: %v", f.Err)
	}
	return fmt.Sprintf("model call failed (status %d): %v", f.Status, f.Err)
}

func (f *Failure) Unwrap() error { return f.Err }

// bytesPerToken is few for Dutch, so that a question is never thought smaller than it is.
const bytesPerToken = 3

// Tokens estimates the tokens of a question, rather too many than too few.
func (q Question) Tokens() int { return (len(q.System) + len(q.User) + len(q.Schema)) / bytesPerToken }

// most returns the most tokens that a question can use.
func (q Question) most() Usage { return Usage{Input: q.Tokens(), Output: q.Most} }
