package applications_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/app/apptest"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/request"
	"wbso/ports"
)

// BenchmarkReplace saves a part of an application whose texts are all as long as RVO takes.
func BenchmarkReplace(b *testing.B) {
	h := newTestServer(b)
	who := h.User("jansen")
	req := h.Paid(who)
	text := strings.Repeat("Het is onzeker of het bindmiddel bij 400 °C blijft hechten, omdat de uitzetting verschilt. ", 16)
	for _, part := range []application.PartKey{application.SummaryPart, application.NoveltyPart, application.ToolsPart, application.RemarksPart} {
		h.writes(who, req, part, text)
	}
	blocks := make([]application.Bottleneck, 4)
	for i := range blocks {
		blocks[i] = application.Bottleneck{Side: application.FocusProduct, Problem: text[:1000], Solution: text[:400]}
	}
	rev := h.Application(who, req).Application.Revs[application.BottlenecksPart]
	_, err := h.Replace(who, req, application.BottlenecksPart, rev, application.Bottlenecks{Blocks: blocks})
	require.NoError(b, err)
	rev = h.Application(who, req).Application.Revs[application.NoveltyPart]
	for b.Loop() {
		in := applications.PartEdit{Part: application.NoveltyPart, Rev: rev, Fill: apptest.With(application.Answer{Text: fmt.Sprint(text, rev)})}
		_, err := h.Applications.ReplacePart(h.Ctx(), who, req.Number, in)
		require.NoError(b, err)
		rev++
	}
}

// BenchmarkCards lists requests whose applications are as large as they may be, as the page of
// cards does, the figures of one of them, and what it shows itself.
func BenchmarkCards(b *testing.B) {
	h := newTestServer(b)
	who := h.User("jansen")
	large := strings.Repeat("Het is onzeker of het bindmiddel bij 400 °C blijft hechten, omdat de uitzetting verschilt. ", application.SizeMax/100)
	var first request.Request
	for range 20 {
		first = h.Paid(who)
		record := h.Application(who, first).Record
		record.Application.Remarks.Text = large
		h.Write(func(r ports.Repos) error { return r.Applications.PutApplication(h.Ctx(), record) })
	}
	b.Run("list", func(b *testing.B) {
		for b.Loop() {
			_, err := h.Requests.ListRequests(h.Ctx(), who, request.RequestFilter{Cards: true}, domain.NumberedPage(1))
			require.NoError(b, err)
		}
	})
	b.Run("stats", func(b *testing.B) {
		for b.Loop() {
			_, err := h.Reports.FindProjectStats(h.Ctx(), who, first.Number)
			require.NoError(b, err)
		}
	})
	b.Run("open", func(b *testing.B) {
		for b.Loop() {
			h.Application(who, first)
		}
	})
}
