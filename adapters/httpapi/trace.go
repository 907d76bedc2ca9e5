package httpapi

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"log/slog"
	"net/http"
	"regexp"
	"time"

	"wbso/app/jobs"
)

// LogHandler adds the request id and the caller's address to every line that any layer
// logs with the context of a call, and to one of a job the job and what it is about. It tells
// the time in UTC, to the millisecond.
func LogHandler(next slog.Handler) slog.Handler { return logHandler{next} }

type logHandler struct{ slog.Handler }

func (h logHandler) Handle(ctx context.Context, line slog.Record) error {
	if id, ok := ctx.Value(requestIDKey).(string); ok {
		line.AddAttrs(slog.String("request_id", id), slog.String("address", addressIn(ctx)))
	}
	if job, ok := jobs.JobOf(ctx); ok {
		line.AddAttrs(slog.Int64("job", job.ID), slog.String("job_kind", string(job.Kind)), slog.Int64("subject", job.Subject))
	}
	line.Time = line.Time.UTC().Truncate(time.Millisecond)
	return h.Handler.Handle(ctx, line)
}

func (h logHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return logHandler{h.Handler.WithAttrs(attrs)}
}

func (h logHandler) WithGroup(name string) slog.Handler {
	return logHandler{h.Handler.WithGroup(name)}
}

// user returns the caller's id for the log, or nothing for a visitor.
func user(r *http.Request) slog.Attr {
	if who := actor(r); who.UserID != 0 {
		return slog.Int64("user", who.UserID)
	}
	return slog.Attr{}
}

var (
	idWords     = regexp.MustCompile(`^[0-9A-Za-z._-]{1,64}$`)
	traceParent = regexp.MustCompile(`^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$`)
)

// requestID returns the id that the caller or a proxy gave a call, else the trace that it belongs
// to, else a new one. What is no id is not repeated, in the log or to the caller.
func requestID(r *http.Request) string {
	if id := r.Header.Get("X-Request-Id"); idWords.MatchString(id) {
		return id
	}
	if trace := traceParent.FindStringSubmatch(r.Header.Get("traceparent")); trace != nil {
		return trace[1]
	}
	var b [8]byte
	rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}
