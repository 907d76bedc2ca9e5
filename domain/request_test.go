package domain_test

import (
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
)

func requestVectors() map[string]func(*testing.T, string) {
	type move struct{ From, To domain.Status }
	type row struct {
		Status  domain.Status
		Payment domain.PaymentStatus `json:"payment_status"`
		Number  string               `json:"project_number"`
	}
	type route struct {
		Path      string
		ShowError bool `json:"show_error"`
	}
	return map[string]func(*testing.T, string){
		"request_move": check(func(m move) error { return (&domain.Request{Status: m.From}).Move(m.To, time.Time{}) }),
		"title_short":  plain(domain.ShortTitle),
		"routing_a":    plain(func(r row) route { return route(domain.RowClickA(r.Status, r.Payment, r.Number)) }),
		"routing_b":    plain(func(r row) route { return route(domain.RowClickB(r.Status, r.Payment, r.Number)) }),
		"job_backoff":  plain(func(in [2]int) int64 { return domain.Backoff(in[0], in[1]).Milliseconds() }),
	}
}

func TestRequest_Move(t *testing.T) {
	before, now := time.Date(2026, 11, 20, 10, 0, 0, 0, time.UTC), time.Date(2026, 11, 20, 11, 0, 0, 0, time.UTC)
	r := domain.Request{Status: domain.Failed, Failure: "judge_failed", UpdatedAt: before}
	assert.NoError(t, r.Move(domain.Processing, now))
	assert.Equal(t, domain.Request{Status: domain.Processing, UpdatedAt: now}, r)

	done := r
	assert.NoError(t, done.Move(domain.Processed, now))
	assert.Equal(t, domain.Request{Status: domain.Processed, UpdatedAt: now}, done)

	assert.NoError(t, r.Fail("judge_failed", now))
	assert.Equal(t, domain.Request{Status: domain.Failed, Failure: "judge_failed", UpdatedAt: now}, r)

	for name, refused := range map[string]func(*domain.Request) error{
		"move": func(r *domain.Request) error { return r.Move(domain.Failed, now) },
		"fail": func(r *domain.Request) error { return r.Fail("anders", now) },
	} {
		stays := domain.Request{Status: domain.Processed, Title: "Titel", UpdatedAt: before}
		assert.ErrorIs(t, refused(&stays), &domain.Error{Code: domain.CodeMove}, name)
		assert.Equal(t, domain.Request{Status: domain.Processed, Title: "Titel", UpdatedAt: before}, stays, "%s changes nothing", name)
	}
}

func TestRequest_AsSubmitted(t *testing.T) {
	created := time.Date(2026, 11, 20, 10, 0, 0, 0, time.UTC)
	r := domain.Request{
		ID: 4, Number: "WBSO-2026-00004", Title: "Mooie titel", Status: domain.Processed, PaymentStatus: domain.Paid,
		Failure: "x", Questions: 1, Filed: domain.DateOf(created), Open: []domain.OpenQuestion{{Question: "?"}}, CreatedAt: created, UpdatedAt: created.Add(time.Hour),
		Submission: domain.Submission{ElevatorPitch: "Wij maken een sensor."},
	}
	assert.Equal(t, domain.Request{
		ID: 4, Number: "WBSO-2026-00004", Title: "Wij maken een sensor.", Status: domain.Processing, PaymentStatus: domain.Unpaid,
		CreatedAt: created, UpdatedAt: created, Submission: r.Submission,
	}, r.AsSubmitted("Wij maken een sensor."))
	assert.Equal(t, domain.Processed, r.Status, "the request itself is unchanged")
}

func TestShortTitle_fitsAndIsOneLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		title := domain.ShortTitle(rapid.StringN(0, 300, -1).Draw(t, "pitch"))
		assert.LessOrEqual(t, utf8.RuneCountInString(title), domain.ShortTitleMax)
		assert.NotContains(t, title, "\n")
	})
}

func TestBackoff_J04_waits10s30s2m10mPlusJitter(t *testing.T) {
	assert.Equal(t, 5, domain.MaxAttempts)
	for i, want := range []time.Duration{10 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute} {
		for _, jitter := range []int{0, 1, 500, 1000} {
			got := domain.Backoff(i+1, jitter)
			assert.True(t, got >= want && got <= want+want/10, "%d: %s", i+1, got)
		}
	}
}

func TestProjectNumber(t *testing.T) {
	assert.Equal(t, "WBSO-2026-00042", domain.ProjectNumber(2026, 42))
	assert.LessOrEqual(t, len(domain.ProjectNumber(2026, 1_234_567)), 25, "RVO's limit for a project number")
}

func TestSubmission_WritesSoftware(t *testing.T) {
	assert.True(t, domain.Submission{ProjectType: domain.Software}.WritesSoftware())
	assert.False(t, domain.Submission{ProjectType: domain.PhysicalProduct}.WritesSoftware())
	assert.True(t, domain.Submission{ProjectType: domain.PhysicalProduct, AlsoDevelopCode: true}.WritesSoftware())
}
