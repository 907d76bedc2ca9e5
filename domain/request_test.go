package domain_test

import (
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/queue"
	"wbso/domain/request"
	"wbso/domain/scheme"
)

func requestVectors() map[string]func(*testing.T, string) {
	type move struct{ From, To request.Status }
	type row struct {
		Status  request.Status
		Payment request.PaymentStatus `json:"payment_status"`
		Number  string                `json:"project_number"`
	}
	type route struct {
		Path      string
		ShowError bool `json:"show_error"`
	}
	return map[string]func(*testing.T, string){
		"status_move": check(func(m move) error { return (&request.Request{Status: m.From}).Move(m.To, time.Time{}) }),
		"title_short": plain(request.ShortTitle),
		"row_click_a": plain(func(r row) route { return route(request.RowClickA(r.Status, r.Payment, r.Number)) }),
		"row_click_b": plain(func(r row) route { return route(request.RowClickB(r.Status, r.Payment, r.Number)) }),
		"job_backoff": plain(func(in [2]int) int64 { return queue.JobBackoff(in[0], in[1]).Milliseconds() }),
	}
}

func TestRequest_Move(t *testing.T) {
	before, now := time.Date(2026, 11, 20, 10, 0, 0, 0, time.UTC), time.Date(2026, 11, 20, 11, 0, 0, 0, time.UTC)
	r := request.Request{Status: request.Failed, Failure: "judge_failed", UpdatedAt: before}
	assert.NoError(t, r.Move(request.Processing, now))
	assert.Equal(t, request.Request{Status: request.Processing, UpdatedAt: now}, r)

	done := r
	assert.NoError(t, done.Move(request.Processed, now))
	assert.Equal(t, request.Request{Status: request.Processed, UpdatedAt: now}, done)

	assert.NoError(t, r.FailProcessing("judge_failed", now))
	assert.Equal(t, request.Request{Status: request.Failed, Failure: "judge_failed", UpdatedAt: now}, r)

	for name, refused := range map[string]func(*request.Request) error{
		"move": func(r *request.Request) error { return r.Move(request.Failed, now) },
		"fail": func(r *request.Request) error { return r.FailProcessing("anders", now) },
	} {
		stays := request.Request{Status: request.Processed, Title: "Titel", UpdatedAt: before}
		assert.ErrorIs(t, refused(&stays), &domain.Error{Code: domain.CodeMove}, name)
		assert.Equal(t, request.Request{Status: request.Processed, Title: "Titel", UpdatedAt: before}, stays, "%s changes nothing", name)
	}
}

func TestRequest_AsSubmitted(t *testing.T) {
	created := time.Date(2026, 11, 20, 10, 0, 0, 0, time.UTC)
	r := request.Request{
		ID: 4, Number: "WBSO-2026-00004", Title: "Mooie titel", Status: request.Processed, PaymentStatus: request.Paid,
		Failure: "x", Questions: 1, Filed: domain.DateOf(created), Open: []request.OpenQuestion{{Question: "?"}}, CreatedAt: created, UpdatedAt: created.Add(time.Hour),
		Submission: request.Submission{ElevatorPitch: "Wij maken een sensor."},
	}
	assert.Equal(t, request.Request{
		ID: 4, Number: "WBSO-2026-00004", Title: "Wij maken een sensor.", Status: request.Processing, PaymentStatus: request.Unpaid,
		CreatedAt: created, UpdatedAt: created, Submission: r.Submission,
	}, r.AsSubmitted("Wij maken een sensor."))
	assert.Equal(t, request.Processed, r.Status, "the request itself is unchanged")
}

func TestShortTitle_fitsAndIsOneLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		title := request.ShortTitle(rapid.StringN(0, 300, -1).Draw(t, "pitch"))
		assert.LessOrEqual(t, utf8.RuneCountInString(title), request.ShortTitleMax)
		assert.NotContains(t, title, "\n")
	})
}

func TestBackoff_J04_waits10s30s2m10mPlusJitter(t *testing.T) {
	assert.Equal(t, 5, queue.MaxAttempts)
	for i, want := range []time.Duration{10 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute} {
		for _, jitter := range []int{0, 1, 500, 1000} {
			got := queue.JobBackoff(i+1, jitter)
			assert.True(t, got >= want && got <= want+want/10, "%d: %s", i+1, got)
		}
	}
}

func TestProjectNumber(t *testing.T) {
	assert.Equal(t, "WBSO-2026-00042", request.ProjectNumber(2026, 42))
	assert.LessOrEqual(t, len(request.ProjectNumber(2026, 1_234_567)), 25, "RVO's limit for a project number")
}

func TestSubmission_WritesSoftware(t *testing.T) {
	assert.True(t, request.Submission{ProjectType: scheme.Software}.WritesSoftware())
	assert.False(t, request.Submission{ProjectType: scheme.PhysicalProduct}.WritesSoftware())
	assert.True(t, request.Submission{ProjectType: scheme.PhysicalProduct, AlsoDevelopCode: true}.WritesSoftware())
}
