package httpapi

import (
	"log/slog"
	"net/http"
	"regexp"
	"strconv"

	"wbso/adapters/apitypes"
	"wbso/domain"
	"wbso/web"
)

// ClientErrorKinds returns where a defect of the client shows: while a screen is drawn, in a
// script, or in a promise that nobody waits for.
func ClientErrorKinds() []string { return []string{"render", "script", "promise"} }

// maxFrames is how many places in the code a report of a defect has.
const maxFrames = 10

var (
	errorName = regexp.MustCompile(`^[A-Za-z]{1,40}$`)                                // 'TypeError'
	codePlace = regexp.MustCompile(`^assets/[\w.-]{1,80}\.js:[0-9]{1,7}:[0-9]{1,7}$`) // 'assets/index-DNTPYA5i.js:1:20480'
)

// reportClientError logs and counts a defect of the client. What it takes cannot hold a word
// that somebody typed: names of our own and places in our own code.
func (s *Server) reportClientError(w http.ResponseWriter, r *http.Request) error {
	if _, err := s.take(r, s.limits.ClientErrors.from(r, "client_errors", "")...); err != nil {
		return err
	}
	var body apitypes.ClientError
	in, err := s.read(r, maxSmall, &body)
	if err != nil {
		return err
	}
	if err := checkClientError(in, body); err != nil {
		return err
	}
	if s.OnClientError != nil {
		s.OnClientError(body.Kind)
	}
	s.Log.WarnContext(r.Context(), "client error", slog.String("kind", body.Kind), slog.String("error", body.Error),
		slog.String("page", body.Page), slog.Any("frames", body.Frames))
	w.WriteHeader(http.StatusNoContent)
	return nil
}

func checkClientError(in *input, body apitypes.ClientError) error {
	known := map[string]bool{}
	for _, kind := range ClientErrorKinds() {
		known[kind] = true
	}
	if !known[body.Kind] {
		in.choice("kind", body.Kind)
	}
	if !errorName.MatchString(body.Error) {
		in.choice("error", body.Error)
	}
	if _, found := web.Pages()[body.Page]; !found && body.Page != "" {
		in.choice("page", body.Page)
	}
	if len(body.Frames) > maxFrames {
		in.errs.Add("frames", domain.CodeTooMany).Args["max"] = strconv.Itoa(maxFrames)
	}
	for _, frame := range body.Frames {
		if !codePlace.MatchString(frame) {
			in.choice("frames", frame)
		}
	}
	return in.errs.Err()
}
