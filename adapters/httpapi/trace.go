package httpapi

import (
	"context"
	"log/slog"
	"net/http"
)

// LogHandler adds the request id and the caller's address to every line that any layer
// logs with the context of a call. It tells the time in UTC.
func LogHandler(next slog.Handler) slog.Handler { return logHandler{next} }

type logHandler struct{ slog.Handler }

func (h logHandler) Handle(ctx context.Context, line slog.Record) error {
	if id, ok := ctx.Value(requestIDKey).(string); ok {
		line.AddAttrs(slog.String("request_id", id), slog.String("address", addressIn(ctx)))
	}
	line.Time = line.Time.UTC()
	return h.Handler.Handle(ctx, line)
}

func (h logHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return logHandler{h.Handler.WithAttrs(attrs)}
}

func (h logHandler) WithGroup(name string) slog.Handler {
	return logHandler{h.Handler.WithGroup(name)}
}

// user is the caller's id for the log, or nothing for a visitor.
func user(r *http.Request) slog.Attr {
	if who := actor(r); who.UserID != 0 {
		return slog.Int64("user", who.UserID)
	}
	return slog.Attr{}
}
