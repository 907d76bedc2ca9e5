package application

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestVersion_Continues(t *testing.T) {
	at := time.Date(2026, 11, 22, 14, 0, 0, 0, time.UTC)
	newest := Version{Number: 4, Cause: CauseEdit, Part: NoveltyPart, Author: 7, CreatedAt: at, SavedAt: at.Add(9 * time.Minute)}
	next := func(change func(*Version)) Version {
		v := Version{Cause: CauseEdit, Part: NoveltyPart, Author: 7, SavedAt: at.Add(10*time.Minute - time.Microsecond)}
		change(&v)
		return v
	}
	for name, c := range map[string]struct {
		change func(*Version)
		want   bool
	}{
		"the same part and person": {func(*Version) {}, true},
		"an answer after an edit":  {func(v *Version) { v.Cause = CauseAnswer }, true},
		"ten minutes later":        {func(v *Version) { v.SavedAt = at.Add(10 * time.Minute) }, false},
		"another part":             {func(v *Version) { v.Part, v.SavedAt = ToolsPart, at.Add(time.Minute) }, false},
		"another part at once":     {func(v *Version) { v.Part, v.SavedAt = ToolsPart, at.Add(time.Minute-time.Microsecond) }, true},
		"an inclusion at once":     {func(v *Version) { v.Cause, v.SavedAt = CauseInclude, at }, true},
		"a draft at once":          {func(v *Version) { v.Cause, v.SavedAt = CauseDraft, at }, false},
		"another person":           {func(v *Version) { v.Author, v.SavedAt = 0, at }, false},
		"a restore":                {func(v *Version) { v.Cause, v.SavedAt = CauseRestore, at }, false},
		"a question set aside":     {func(v *Version) { v.Cause = CauseDismiss }, true},
	} {
		t.Run(name, func(t *testing.T) { assert.Equal(t, c.want, next(c.change).Continues(newest)) })
	}
	for _, mark := range []Cause{CauseComposed, CauseDownload, CausePayment, CauseFiled, CauseUnfiled, CauseFollowUp, CauseRestore} {
		newest.Cause = mark
		assert.False(t, next(func(*Version) {}).Continues(newest), "after %s", mark)
	}
}

func TestVersion_After(t *testing.T) {
	at := time.Date(2026, 11, 22, 14, 0, 0, 0, time.UTC)
	newest := Version{Number: 4, Cause: CauseEdit, Part: NoveltyPart, Author: 7, CreatedAt: at, SavedAt: at}
	next := Version{Number: 5, Cause: CauseAnswer, Part: NoveltyPart, Author: 7, CreatedAt: at.Add(time.Second), SavedAt: at.Add(time.Second)}
	same := next
	same.Number, same.CreatedAt = 4, at
	assert.Equal(t, same, next.AfterVersion(newest))
	next.Part = ToolsPart
	assert.Empty(t, next.AfterVersion(newest).Part, "it is of several")
	next.Author = 8
	assert.Equal(t, next, next.AfterVersion(newest))
}
