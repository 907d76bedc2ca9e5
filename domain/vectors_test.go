package domain_test

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"wbso/domain"
	"wbso/domain/vectortest"
)

// vectorTests names the test of every vector file of this package, so that a
// file that nobody runs is found.
func vectorTests() map[string]func(*testing.T, string) {
	all := map[string]func(*testing.T, string){}
	for _, topic := range []map[string]func(*testing.T, string){
		dateVectors(), moneyVectors(), hoursVectors(), numberVectors(), accountVectors(),
		submitVectors(), requestVectors(), paymentVectors(), yearVectors(), dutchVectors(), invoiceVectors(), countVectors(), spendingVectors(), typedVectors(),
	} {
		for name, run := range topic {
			all[name] = run
		}
	}
	return all
}

func TestVectors(t *testing.T) {
	for name, run := range vectorTests() {
		t.Run(name, func(t *testing.T) { run(t, name) })
	}
}

// Packages below domain run their own files, and so does the client for its own
// rules: the answers of the analyzer, the pages of the wizard and the grid of a week. The API words the site, and the store sorts names.
func TestVectors_everyFileIsRun(t *testing.T) {
	files, err := filepath.Glob(vectortest.Folder(t) + "/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	tests := vectorTests()
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".json")
		topic, _, _ := strings.Cut(name, "_")
		if slices.Contains([]string{"evaluation", "costs", "writer", "http", "site", "verdict", "wizard", "grid", "csv", "name"}, topic) {
			continue
		}
		assert.Contains(t, tests, name, "no Go test runs %s", f)
	}
}

// withoutVectors are the files that hold no rule of their own, or are tested otherwise.
func withoutVectors() map[string]string {
	return map[string]string{
		"doc.go":            "words only",
		"codes.go":          "names; dutch_test.go asks a sentence for every product code",
		"errors.go":         "mechanics, tested in errors_test.go",
		"text.go":           "lengths, covered by the vectors of company, account and submit",
		"project.go":        "types",
		"hour_import.go":    "types",
		"recording.go":      "hours_late.json, and properties in recording_test.go",
		"profile.go":        "lengths of three fields, tested by the use case",
		"booklet.go":        "types, and holes that the tests of the API find filled",
		"person.go":         "types",
		"dispute.go":        "tested in dispute_test.go",
		"timesheet.go":      "types, and a file name: timesheet_test.go",
		"hour_grid.go":      "an arrangement, tested in hour_grid_test.go",
		"document.go":       "types",
		"instance.go":       "types",
		"request.go":        "types, and the number of a request, which the port suite pins",
		"kinds.go":          "names, and the start that submit_check.json covers",
		"open_question.go":  "types",
		"company_stats.go":  "types",
		"payment_status.go": "payment_join.json",
		"former_address.go": "types",
		"password_code.go":  "types",
		"mail.go":           "types, and how long a mail is tried: mail_test.go",
		"page.go":           "mechanics, tested by the port suite",
		"day_mark.go":       "tested in month_test.go",
		"month.go":          "tested in month_test.go",
		"open_days.go":      "a table of dates in open_days_test.go",
		"reminder.go":       "a table of moments in month_test.go",
		"workdays.go":       "tested in open_days_test.go",
		"session.go":        "types",
		"personal_token.go": "tested beside it",
		"second_factor.go":  "types, and how a code is compared: the tests of the API",
		"limits.go":         "numbers, which app/bounds_test.go reaches",
		"bounds.go":         "numbers; app/bounds_test.go reaches them, and the store's tests hold the tables",
	}
}

// A rule that two languages share must not drift, so a rule file has vectors
// that carry its name.
func TestVectors_everyRuleFileHasSome(t *testing.T) {
	exempt := withoutVectors()
	for _, path := range ruleFiles(t) {
		f := filepath.Base(path)
		if strings.HasSuffix(f, "_test.go") || exempt[f] != "" {
			continue
		}
		found, err := filepath.Glob(vectortest.Folder(t) + "/" + strings.TrimSuffix(f, ".go") + "_*.json")
		require.NoError(t, err)
		assert.NotEmpty(t, found, "%s has no vectors and no reason to lack them", path)
	}
}

// ruleFiles are the files of the kernel and of the contexts whose tests are here.
func ruleFiles(t *testing.T) (all []string) {
	for _, dir := range []string{".", "account", "company", "hours", "payment", "privacy", "queue", "ratelimit", "request", "retention", "scheme", "site"} {
		files, err := filepath.Glob(dir + "/*.go")
		require.NoError(t, err)
		require.NotEmpty(t, files, dir)
		all = append(all, files...)
	}
	return all
}

// vector is one case: an answer, or the code of a refusal.
type vector[I, W any] struct {
	Name  string      `json:"name"`
	In    I           `json:"in"`
	Want  W           `json:"want"`
	Code  domain.Code `json:"code"`
	Field string      `json:"field"`
	Args  domain.Args `json:"args"`
}

// rule makes the test of a file out of the rule itself.
func rule[I, W any](apply func(I) (W, error)) func(*testing.T, string) {
	return func(t *testing.T, file string) {
		for _, c := range vectortest.Cases[vector[I, W]](t, file) {
			in, _ := json.Marshal(c.In)
			t.Run(title(c.Name, in), func(t *testing.T) {
				got, err := apply(c.In)
				if c.Code == "" {
					require.NoError(t, err)
					assert.Equal(t, c.Want, got)
					return
				}
				first := firstError(t, err)
				assert.Equal(t, c.Code, first.Code)
				assert.Equal(t, c.Field, first.Field)
				assert.Equal(t, orEmpty(c.Args), orEmpty(first.Args))
			})
		}
	}
}

// plain is rule for what cannot fail.
func plain[I, W any](apply func(I) W) func(*testing.T, string) {
	return rule(func(in I) (W, error) { return apply(in), nil })
}

// check is rule for what only passes or fails; the vectors say true.
func check[I any](apply func(I) error) func(*testing.T, string) {
	return rule(func(in I) (bool, error) { return true, apply(in) })
}

// fieldError is an error of a call as vectors write it.
type fieldError struct {
	Field string      `json:"field"`
	Code  domain.Code `json:"code"`
	Args  domain.Args `json:"args"`
}

func fieldErrors(errs domain.Fields) []fieldError {
	out := []fieldError{}
	for _, e := range errs {
		out = append(out, fieldError{Field: e.Field, Code: e.Code, Args: orEmpty(e.Args)})
	}
	return out
}

func withArgs(errs []fieldError) []fieldError {
	out := []fieldError{}
	for _, e := range errs {
		e.Args = orEmpty(e.Args)
		out = append(out, e)
	}
	return out
}

func firstError(t *testing.T, err error) *domain.Error {
	t.Helper()
	require.Error(t, err)
	var many domain.Fields
	if errors.As(err, &many) {
		return many[0]
	}
	var one *domain.Error
	require.ErrorAs(t, err, &one)
	return one
}

func orEmpty(a domain.Args) domain.Args {
	if a == nil {
		return domain.Args{}
	}
	return a
}

func title(name string, in []byte) string {
	if name != "" {
		return name
	}
	return string(in[:min(len(in), 60)])
}

// day reads a date of a vector, the zero Date when empty.
func day(s string) domain.Date {
	if s == "" {
		return domain.Date{}
	}
	d, err := domain.ParseDate(s)
	if err != nil {
		panic(err)
	}
	return d
}
