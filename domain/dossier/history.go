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

// renewTime is how long a save renews the newest version instead of beginning one.
const renewTime = 10 * time.Minute

// Continues reports whether a version renews the newest one: both are saves of the same part
// by the same person, within ten minutes.
func (v Version) Continues(newest Version) bool {
	return v.Cause.saves() && newest.Cause.saves() && v.Part == newest.Part && v.Author == newest.Author &&
		v.SavedAt.Sub(newest.SavedAt) < renewTime
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
	CauseDraft    Cause = "draft" // a proposal was accepted
)

// saves reports whether a version is one of many while somebody types.
func (c Cause) saves() bool { return c == CauseEdit || c == CauseAnswer }

// Marks reports whether a version only says what happened to the application as it was.
func (c Cause) Marks() bool {
	return c == CauseDownload || c == CausePayment || c == CauseFiled || c == CauseUnfiled
}
