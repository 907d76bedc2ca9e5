package dossier

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestVersion_Continues(t *testing.T) {
	at := time.Date(2026, 11, 22, 14, 0, 0, 0, time.UTC)
	newest := Version{Cause: CauseEdit, Part: NoveltyPart, Author: 7, CreatedAt: at.Add(-time.Hour), SavedAt: at}
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
		"another part":             {func(v *Version) { v.Part = ToolsPart }, false},
		"another person":           {func(v *Version) { v.Author = 0 }, false},
		"a restore":                {func(v *Version) { v.Cause = CauseRestore }, false},
		"a question set aside":     {func(v *Version) { v.Cause = CauseDismiss }, false},
	} {
		t.Run(name, func(t *testing.T) { assert.Equal(t, c.want, next(c.change).Continues(newest)) })
	}
	for _, mark := range []Cause{CauseComposed, CauseDownload, CausePayment, CauseFiled, CauseUnfiled, CauseFollowUp, CauseRestore} {
		newest.Cause = mark
		assert.False(t, next(func(*Version) {}).Continues(newest), "after %s", mark)
	}
}
