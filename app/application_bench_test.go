package app_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	appapplication "wbso/app/application"
	"wbso/domain/application"
)

// BenchmarkReplace saves a part of an application whose texts are all as long as RVO takes.
func BenchmarkReplace(b *testing.B) {
	h := newTestServer(b)
	who := h.user("jansen")
	request := h.paid(who)
	text := strings.Repeat("Het is onzeker of het bindmiddel bij 400 °C blijft hechten, omdat de uitzetting verschilt. ", 16)
	for _, part := range []application.PartKey{application.SummaryPart, application.NoveltyPart, application.ToolsPart, application.RemarksPart} {
		h.writes(who, request, part, text)
	}
	blocks := make([]application.Bottleneck, 4)
	for i := range blocks {
		blocks[i] = application.Bottleneck{Side: application.FocusProduct, Problem: text[:400], Cause: text[:300], Unknown: text[:300], Solution: text[:400]}
	}
	rev := h.application(who, request).Application.Revs[application.BottlenecksPart]
	_, err := h.replace(who, request, application.BottlenecksPart, rev, application.Bottlenecks{Blocks: blocks})
	require.NoError(b, err)
	rev = h.application(who, request).Application.Revs[application.NoveltyPart]
	for b.Loop() {
		in := appapplication.PartEdit{Part: application.NoveltyPart, Rev: rev, Fill: with(application.Answer{Text: fmt.Sprint(text, rev)})}
		_, err := h.Applications.ReplacePart(h.ctx(), who, request.Number, in)
		require.NoError(b, err)
		rev++
	}
}
