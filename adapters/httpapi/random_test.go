package httpapi_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/domain/application"
)

// Calls that no client makes, drawn from a fixed seed: whatever comes in, the
// server never fails, and what it answers is in the document.
func TestRandom_I03_calls_never_fail(t *testing.T) { onBoth(t, callsNeverFail) }

func callsNeverFail(t *testing.T, h *testServer) {
	const calls = 4000
	user := h.user("zoe")
	r := user.paid()
	user.employs(r.ClientCompany.ID, "bsn", "111222333")
	dice := chaos{rand.New(rand.NewPCG(2026, 11)), []string{
		fmt.Sprint(r.ID), r.ProjectNumber, fmt.Sprint(r.ClientCompany.ID), "WELKOM", goodPitch, "zoe", "2027-01-01", "12345678",
	}} // not the password: with an account that is closed by chance, the rest would prove nothing
	h.code("WELKOM", 100_00)
	people := []*person{user, h.visitor(), h.user("ander"), user.with("x.y.z"), user.with(user.refresh)}
	routes, templates := h.routes(), bodies(r)
	for _, p := range user.application(r).Parts {
		templates = append(templates, bodyCall{path: applicationPath(r) + p.Key + "/", body: p.Content})
	}
	for range calls {
		method, path, _ := strings.Cut(pick(dice, routes), " ")
		path = dice.filled(path)
		if dice.oneIn(3) {
			path += "?" + dice.query()
		}
		if dice.oneIn(10) {
			method = pick(dice, []string{"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"})
		}
		var body any
		if method != "GET" && method != "HEAD" {
			body = dice.body(path, templates)
		}
		headers := []string{"Idempotency-Key", pick(dice, []string{"", "k", "l", dice.text()})}
		if strings.Contains(path, "/application/") {
			headers = append(headers, "If-Match", pick(dice, []string{`"1"`, `"2"`, "*", dice.text()}))
		}
		if dice.oneIn(20) {
			headers = append(headers, "Content-Type", pick(dice, []string{"", "text/plain", "application/json; charset=x", ";", "application/json;;"}))
		}
		a := pick(dice, people).call(method, path, body, headers...)
		require.Less(t, a.status, 500, "%s %s with %#v: %s", method, path, body, a.body)
	}
	for line := range strings.SplitSeq(h.log.text(), "\n") {
		require.NotContains(t, line, "level=ERROR")
	}
	require.Equal(t, "paid", user.request(r.ID).PaymentStatus)
}

// chaos draws values that are nearly right, or not at all.
type chaos struct {
	*rand.Rand
	known []string
}

func pick[T any](c chaos, list []T) T { return list[c.IntN(len(list))] }

func (c chaos) oneIn(n int) bool { return c.IntN(n) == 0 }

func (c chaos) text() string {
	odd := []string{"", " ", "\x00", "\xff", "\u202e", "🚀", "%", "'", "\"", "\\", "--", "../", "<script>", "{{.}}", "NaN", "1e400", "-1", "9223372036854775808", "\r\nX: y", "\ufeff", "ﬀ", "İ"}
	if c.oneIn(3) {
		return pick(c, c.known)
	}
	var b strings.Builder
	for range c.IntN(4) {
		b.WriteString(pick(c, odd))
	}
	if c.oneIn(50) {
		b.WriteString(strings.Repeat("a", 30_000))
	}
	return b.String()
}

// filled puts values into the holes of a path.
func (c chaos) filled(path string) string {
	part := c.segment()
	if !c.oneIn(5) {
		part = string(pick(c, application.PartKeys()))
	}
	return strings.NewReplacer("{id}", c.segment(), "{part}", part, "{version}", pick(c, []string{"1", "2", c.segment()}), "{item}", pick(c, []string{"w1", c.segment()})).Replace(path)
}

func (c chaos) segment() string {
	if c.oneIn(2) {
		return pick(c, c.known[:3])
	}
	return url.PathEscape(strings.ReplaceAll(c.text(), "/", ""))
}

func (c chaos) query() string {
	var parts []string
	for range 1 + c.IntN(4) {
		name := pick(c, []string{"request", "code", "hours", "wage", "year", "starter", "costs", "company_id", "project_number", "archived", "week", "month", "x"})
		parts = append(parts, name+"="+url.QueryEscape(c.text()))
	}
	return strings.Join(parts, "&")
}

// body is mostly that of the call with some members spoilt.
func (c chaos) body(path string, templates []bodyCall) any {
	if c.oneIn(10) {
		return c.text()
	}
	out := pick(c, templates).body
	for _, t := range templates {
		if t.path == path {
			out = t.body
		}
	}
	out = out.but()
	for _, name := range slices.Sorted(maps.Keys(out)) { // the draws follow from the seed alone
		if c.oneIn(4) {
			out[name] = c.value(0)
		}
	}
	return out
}

func (c chaos) value(depth int) any {
	switch c.IntN(9) {
	case 0:
		return raw("null")
	case 1:
		return c.oneIn(2)
	case 2:
		return c.Int64()
	case 3:
		return raw(pick(c, []string{"1e400", "-0", "1.5", "9007199254740993", `"\ud800"`, `"\u0000"`}))
	case 4:
		if depth < 3 {
			return []any{c.value(depth + 1), c.value(depth + 1)}
		}
	case 5:
		if depth < 3 {
			return object{strings.ToValidUTF8(c.text(), ""): c.value(depth + 1), "company_name": c.value(depth + 1)}
		}
	}
	return c.text()
}
