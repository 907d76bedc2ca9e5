package app

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"log/slog"
	"strings"
	"time"

	"wbso/domain"
	"wbso/ports"
)

// Judging are the verdicts on texts and the advice on costs.
type Judging struct{ *Deps }

const (
	verdictLife = 24 * time.Hour   // how long a verdict is given again without asking
	judgeTime   = 30 * time.Second // the longest a visitor waits for a verdict
)

// Cached returns the verdict that a text got before; NotFound when it has none
// or an old one.
func (j *Judging) Cached(ctx context.Context, q domain.JudgeText) (e domain.Evaluation, err error) {
	var fields domain.Fields
	fields.Check("text", domain.CheckText(q.Text))
	if err := fields.Err(); err != nil {
		return e, err
	}
	since := j.Clock.Now().Add(-verdictLife)
	err = j.Store.Read(ctx, func(r ports.Repos) error {
		e, err = r.Verdicts.Get(ctx, j.key(q), since)
		return err
	})
	return e, err
}

// Judge gives the verdict on a text, from the cache when it has one.
func (j *Judging) Judge(ctx context.Context, q domain.JudgeText) (domain.Evaluation, error) {
	e, err := j.Cached(ctx, q)
	if err == nil || domain.KindOf(err) != domain.NotFound {
		return e, err
	}
	if e, err = j.ask(ctx, q); err != nil {
		return domain.Evaluation{}, err
	}
	now := j.Clock.Now()
	err = j.Store.Write(ctx, func(r ports.Repos) error {
		if err := r.Verdicts.Purge(ctx, now.Add(-verdictLife)); err != nil {
			return err
		}
		return r.Verdicts.Put(ctx, j.key(q), e, now)
	})
	if err != nil { // a verdict that could not be kept is still a verdict
		j.Log.WarnContext(ctx, "verdict not cached", slog.Any("error", err))
	}
	return e, nil
}

// Fresh gives the verdict on a text without a database: it neither looks for an
// earlier one nor keeps this one.
func (j *Judging) Fresh(ctx context.Context, q domain.JudgeText) (domain.Evaluation, error) {
	var fields domain.Fields
	fields.Check("text", domain.CheckText(q.Text))
	fields.Check("project_description", domain.CheckLength(q.Description, domain.TextMax))
	if err := fields.Err(); err != nil {
		return domain.Evaluation{}, err
	}
	return j.ask(ctx, q)
}

func (j *Judging) ask(ctx context.Context, q domain.JudgeText) (e domain.Evaluation, err error) {
	err = j.within(ctx, func(ctx context.Context) (err error) {
		e, err = j.Evaluator.Judge(ctx, q)
		return err
	})
	return e, err
}

// Advise recommends a cost method.
func (j *Judging) Advise(ctx context.Context, q domain.CostQuestion) (a domain.CostAdvice, err error) {
	err = j.within(ctx, func(ctx context.Context) (err error) {
		a, err = j.Evaluator.Advise(ctx, q)
		return err
	})
	return a, err
}

// within gives the evaluator its time. One that panics on a text has failed, as
// one that does not answer has.
func (j *Judging) within(ctx context.Context, question func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, judgeTime)
	defer cancel()
	if err := j.contain(ctx, "judge", func() error { return question(ctx) }); err != nil {
		return judgeError(err)
	}
	return nil
}

func judgeError(err error) error {
	var e *domain.Error
	if errors.As(err, &e) {
		return err
	}
	return domain.Fail(domain.Unavailable, domain.CodeJudgeFailed).Because(err)
}

// key names a verdict: the same text under the same rules has the same verdict.
func (j *Judging) key(q domain.JudgeText) string {
	h := sha256.New()
	for _, part := range []string{string(q.Field), plain(q.Text), plain(q.Description), j.Evaluator.Version()} {
		h.Write([]byte(part))
		h.Write([]byte{0})
	}
	return hex.EncodeToString(h.Sum(nil))
}

// plain makes a text equal to itself after a trip through a browser's text area.
func plain(text string) string {
	return strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
}
