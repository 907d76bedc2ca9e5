package app_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"wbso/app"
	"wbso/domain/dossier"
)

// BenchmarkReplace saves a part of an application whose texts are all as long as RVO takes.
func BenchmarkReplace(b *testing.B) {
	h := newHouse(b)
	who := h.user("jansen")
	request := h.paid(who)
	text := strings.Repeat("Het is onzeker of het bindmiddel bij 400 °C blijft hechten, omdat de uitzetting verschilt. ", 16)
	for _, part := range []dossier.PartKey{dossier.SummaryPart, dossier.NoveltyPart, dossier.ToolsPart, dossier.RemarksPart} {
		h.writes(who, request, part, text)
	}
	blocks := make([]dossier.Bottleneck, 4)
	for i := range blocks {
		blocks[i] = dossier.Bottleneck{Side: dossier.FocusProduct, Problem: text[:400], Cause: text[:300], Unknown: text[:300], Solution: text[:400]}
	}
	rev := h.dossier(who, request).Document.Revs[dossier.BottlenecksPart]
	_, err := h.replace(who, request, dossier.BottlenecksPart, rev, dossier.Bottlenecks{Blocks: blocks})
	require.NoError(b, err)
	rev = h.dossier(who, request).Document.Revs[dossier.NoveltyPart]
	for b.Loop() {
		in := app.PartEdit{Part: dossier.NoveltyPart, Rev: rev, Content: dossier.Answer{Text: fmt.Sprint(text, rev)}}
		_, err := h.Applications.Replace(h.ctx(), who, request.Number, in)
		require.NoError(b, err)
		rev++
	}
}
