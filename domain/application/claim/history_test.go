package claim_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"wbso/domain/application"
	"wbso/domain/application/claim"
)

func TestVersion_Continues(t *testing.T) {
	at := time.Date(2026, 11, 22, 14, 0, 0, 0, time.UTC)
	newest := claim.Version{Number: 4, Cause: claim.CauseEdit, Part: application.NoveltyPart, Author: 7, CreatedAt: at, SavedAt: at.Add(9 * time.Minute)}
	next := func(change func(*claim.Version)) claim.Version {
		v := claim.Version{Cause: claim.CauseEdit, Part: application.NoveltyPart, Author: 7, SavedAt: at.Add(10*time.Minute - time.Microsecond)}
		change(&v)
		return v
	}
	for name, c := range map[string]struct {
		change func(*claim.Version)
		want   bool
	}{
		"the same part and person": {func(*claim.Version) {}, true},
		"an answer after an edit":  {func(v *claim.Version) { v.Cause = claim.CauseAnswer }, true},
		"ten minutes later":        {func(v *claim.Version) { v.SavedAt = at.Add(10 * time.Minute) }, false},
		"another part":             {func(v *claim.Version) { v.Part, v.SavedAt = application.ToolsPart, at.Add(time.Minute) }, false},
		"another part at once": {func(v *claim.Version) {
			v.Part, v.SavedAt = application.ToolsPart, at.Add(time.Minute-time.Microsecond)
		}, true},
		"an inclusion at once": {func(v *claim.Version) { v.Cause, v.SavedAt = claim.CauseInclude, at }, true},
		"a draft at once":      {func(v *claim.Version) { v.Cause, v.SavedAt = claim.CauseDraft, at }, false},
		"another person":       {func(v *claim.Version) { v.Author, v.SavedAt = 0, at }, false},
		"a restore":            {func(v *claim.Version) { v.Cause, v.SavedAt = claim.CauseRestore, at }, false},
		"a question set aside": {func(v *claim.Version) { v.Cause = claim.CauseDismiss }, true},
	} {
		t.Run(name, func(t *testing.T) { assert.Equal(t, c.want, next(c.change).Continues(newest)) })
	}
	for _, mark := range []claim.Cause{claim.CauseComposed, claim.CauseDownload, claim.CausePayment, claim.CauseFiled, claim.CauseUnfiled, claim.CauseFollowUp, claim.CauseRestore} {
		newest.Cause = mark
		assert.False(t, next(func(*claim.Version) {}).Continues(newest), "after %s", mark)
	}
}

func TestVersion_After(t *testing.T) {
	at := time.Date(2026, 11, 22, 14, 0, 0, 0, time.UTC)
	newest := claim.Version{Number: 4, Cause: claim.CauseEdit, Part: application.NoveltyPart, Author: 7, CreatedAt: at, SavedAt: at}
	next := claim.Version{Number: 5, Cause: claim.CauseAnswer, Part: application.NoveltyPart, Author: 7, CreatedAt: at.Add(time.Second), SavedAt: at.Add(time.Second)}
	same := next
	same.Number, same.CreatedAt = 4, at
	assert.Equal(t, same, next.AfterVersion(newest))
	next.Part = application.ToolsPart
	assert.Empty(t, next.AfterVersion(newest).Part, "it is of several")
	next.Author = 8
	assert.Equal(t, next, next.AfterVersion(newest))
}
