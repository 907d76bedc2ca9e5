package app_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/app/applications"
	"wbso/domain"
	"wbso/domain/application"
	"wbso/domain/request"
	"wbso/ports"
)

// BenchmarkReplace saves a part of an application whose texts are all as long as RVO takes.
func BenchmarkReplace(b *testing.B) {
	h := newTestServer(b)
	who := h.user("jansen")
	req := h.paid(who)
	text := strings.Repeat("Het is onzeker of het bindmiddel bij 400 °C blijft hechten, omdat de uitzetting verschilt. ", 16)
	for _, part := range []application.PartKey{application.SummaryPart, application.NoveltyPart, application.ToolsPart, application.RemarksPart} {
		h.writes(who, req, part, text)
	}
	blocks := make([]application.Bottleneck, 4)
	for i := range blocks {
		blocks[i] = application.Bottleneck{Side: application.FocusProduct, Problem: text[:400], Cause: text[:300], Unknown: text[:300], Solution: text[:400]}
	}
	rev := h.application(who, req).Application.Revs[application.BottlenecksPart]
	_, err := h.replace(who, req, application.BottlenecksPart, rev, application.Bottlenecks{Blocks: blocks})
	require.NoError(b, err)
	rev = h.application(who, req).Application.Revs[application.NoveltyPart]
	for b.Loop() {
		in := applications.PartEdit{Part: application.NoveltyPart, Rev: rev, Fill: with(application.Answer{Text: fmt.Sprint(text, rev)})}
		_, err := h.Applications.ReplacePart(h.ctx(), who, req.Number, in)
		require.NoError(b, err)
		rev++
	}
}

// BenchmarkCards lists requests whose applications are as large as they may be, as the page of
// cards does, the figures of one of them, and what it shows itself.
func BenchmarkCards(b *testing.B) {
	h := newTestServer(b)
	who := h.user("jansen")
	large := strings.Repeat("Het is onzeker of het bindmiddel bij 400 °C blijft hechten, omdat de uitzetting verschilt. ", application.SizeMax/100)
	var first request.Request
	for range 20 {
		first = h.paid(who)
		record := h.application(who, first).Record
		record.Application.Remarks.Text = large
		h.write(func(r ports.Repos) error { return r.Applications.PutApplication(h.ctx(), record) })
	}
	b.Run("list", func(b *testing.B) {
		for b.Loop() {
			_, err := h.Requests.ListRequests(h.ctx(), who, true, domain.NumberedPage(1))
			require.NoError(b, err)
		}
	})
	b.Run("stats", func(b *testing.B) {
		for b.Loop() {
			_, err := h.Reports.FindProjectStats(h.ctx(), who, first.Number)
			require.NoError(b, err)
		}
	})
	b.Run("open", func(b *testing.B) {
		for b.Loop() {
			h.application(who, first)
		}
	})
}
