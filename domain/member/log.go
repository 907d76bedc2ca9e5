package member

import (
	"slices"
	"time"

	"wbso/domain"
)

// LogAction says what a line of the company log is about.
type LogAction string

const (
	LogInvited           LogAction = "invited"
	LogInvitationRevoked LogAction = "invitation_revoked"
	LogJoined            LogAction = "joined"
	LogRoleChanged       LogAction = "role_changed"
	LogRemoved           LogAction = "removed"
	LogHandedOver        LogAction = "handed_over"
	LogBSNRevealed       LogAction = "bsn_revealed"
	LogHoursExported     LogAction = "hours_exported"
	LogMonthClosed       LogAction = "month_closed"
	LogMonthReopened     LogAction = "month_reopened"
	LogSettingsChanged   LogAction = "settings_changed"
)

// LogActions returns all actions.
func LogActions() []LogAction {
	return []LogAction{LogInvited, LogInvitationRevoked, LogJoined, LogRoleChanged, LogRemoved, LogHandedOver, LogBSNRevealed, LogHoursExported,
		LogMonthClosed, LogMonthReopened, LogSettingsChanged}
}

// ParseLogAction accepts the name of an action, and nothing for all of them.
func ParseLogAction(name string) (LogAction, error) {
	if action := LogAction(name); name == "" || slices.Contains(LogActions(), action) {
		return action, nil
	}
	return "", domain.Bad("action", domain.CodeChoice).With("value", name)
}

// LogLine is what somebody decided about the members of a company or did with personal data.
type LogLine struct {
	ID          int64
	Company     int64
	At          time.Time
	Day         domain.Date // the business day
	By          int64       // the user, 0 for an administrator
	ByName      string      // user name
	Action      LogAction
	Subject     string // who or what it is about
	SubjectUser int64  // the user whom it is about, or 0: with their account the subject is forgotten
	Detail      string // in Dutch
}

// Key is the id, by which lines are paged.
func (l LogLine) Key() int64 { return l.ID }

// LogFilter selects lines of a company. A zero day or action selects all.
type LogFilter struct {
	Company  int64
	From, To domain.Date
	Action   LogAction
}

// Dutch returns what a line is about, for screens and files.
func (a LogAction) Dutch() string {
	return map[LogAction]string{
		LogInvited: "Uitgenodigd", LogInvitationRevoked: "Uitnodiging ingetrokken", LogJoined: "Lid geworden", LogRoleChanged: "Rol gewijzigd",
		LogRemoved: "Lidmaatschap beëindigd", LogHandedOver: "Eigenaar gemaakt", LogBSNRevealed: "BSN bekeken", LogHoursExported: "Uren geëxporteerd",
		LogMonthClosed: "Maand afgesloten", LogMonthReopened: "Maand heropend", LogSettingsChanged: "Instellingen gewijzigd",
	}[a]
}
