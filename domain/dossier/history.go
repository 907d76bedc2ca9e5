package dossier

import (
	"time"

	"wbso/domain"
)

// Record is the application of a request as it is stored.
type Record struct {
	Request   int64
	Document  Application
	Version   int // the newest of the history
	Questions int // how many are open
	Filed     Filed
	UpdatedAt time.Time
}

// Filed says when an application was filed with RVO, and what was filed. It is the zero
// Filed before that.
type Filed struct {
	Date      domain.Date // the day on which the owner filed it
	Reference string      // RVO's; may be empty
	Version   int
	Company   Company // as it was then
	At        time.Time
}

// Is reports whether the application was filed.
func (f Filed) Is() bool { return !f.Date.IsZero() }

// Version is a row of the history. Number counts from 1.
type Version struct {
	Request   int64
	Number    int
	Cause     Cause
	Part      PartKey // which part it changed; empty when all or none
	Author    int64   // the user's id; 0 for an administrator and for the product itself
	Questions int     // how many were open
	Document  Application
	CreatedAt time.Time
	SavedAt   time.Time // the last save that renewed it
}

// Cause is why a version was made.
type Cause string

const (
	CauseComposed Cause = "composed"
	CauseEdit     Cause = "edit"
	CauseAnswer   Cause = "answer"
	CauseInclude  Cause = "include"
	CauseDismiss  Cause = "dismiss"
	CauseRestore  Cause = "restore"
	CauseDownload Cause = "download"
	CausePayment  Cause = "payment"
	CauseFiled    Cause = "filed"
	CauseUnfiled  Cause = "unfiled"
	CauseFollowUp Cause = "follow_up"
)
