package ports

import (
	"context"

	"wbso/domain/reading"
)

// Reader finds in a text what judge, writer and questions decide on. It quotes and never
// decides; what a reading promises is in the comments of domain/reading.
type Reader interface {
	// Read: Unavailable judge_failed when the model failed. Any text has a reading, also
	// one that says nothing.
	Read(ctx context.Context, t reading.Text) (reading.Reading, error)
	// Version names model and prompt, or the rules: part of the key of what is cached.
	Version() string
}
