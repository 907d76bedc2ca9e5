package hoursfile

import "slices"

// Format is a kind of file, as the command line and the API name it.
type Format string

// The formats. Auto recognises one by the headings of its columns.
const (
	Auto      Format = "auto"
	Own       Format = "wbso" // the export of this product, and plain sheets
	Toggl     Format = "toggl"
	Clockify  Format = "clockify"
	Kimai     Format = "kimai"
	Jira      Format = "jira"
	WeekSheet Format = "weekstaat"
)

// Formats are all values of Format, Auto first.
func Formats() []Format {
	return []Format{Auto, Own, Toggl, Clockify, Kimai, Jira, WeekSheet}
}

// headings are the names of a column that mean the same, best first, as headOf
// writes them.
type headings []string

// layout is what the columns of a format are called. A field that has several
// columns takes the first that the file has; a description takes the first that is
// not empty.
type layout struct {
	format      Format
	marks       []headings // a file with one of each is of this format
	date        headings
	name        headings
	email       headings
	function    headings
	hours       headings
	description headings
	project     headings // only of files in which it is our number
	groups      headings // what the file itself calls projects
}

var (
	dates       = headings{"datum", "date", "dag", "day"}
	names       = headings{"medewerker", "employee", "employeename", "naam", "name", "user", "gebruiker"}
	emails      = headings{"email", "emailadres", "emailaddress", "medewerkeremail", "employeeemail", "useremail", "mail", "mailadres"}
	hourColumns = headings{"uren", "hours", "aantaluren", "duur", "duration"}
	describe    = headings{"omschrijving", "description", "beschrijving", "beschreibung", "toelichting", "notitie", "notes"}
	projects    = headings{"project", "projectname", "projectnaam", "projekt"}
	numbers     = headings{"projectnummer", "projectnumber", "projectnr"}
	roles       = headings{"functie", "function", "functiontitle", "employeefunction", "rol", "role"}
	begins      = headings{"startdate", "startdatum"}
	lengths     = headings{"duration", "duur", "dauer"}
	users       = headings{"user", "member", "gebruiker", "benutzer"}
)

// layouts are the formats in the order in which they are recognised: those with
// headings of their own first. A new format gets a line here and a sample in
// testdata/csv.
var layouts = []layout{
	{
		format: WeekSheet,
		marks:  []headings{weekdays[0], weekdays[1], weekdays[2], weekdays[3], weekdays[4]},
		name:   names, email: emails, function: roles, description: describe, project: numbers, groups: projects,
	}, {
		format: Jira, // the worklogs of Tempo, Timesheet Reports and the REST API
		marks:  []headings{issueKeys, jiraHours, jiraDates},
		groups: append(headings{"projectkey"}, append(slices.Clone(projects), issueKeys...)...),
		date:   jiraDates, name: headings{"fullname", "displayname", "author", "worklogauthor", "user", "username"},
		email: append(headings{"authoremail", "worklogauthoremail"}, emails...), hours: jiraHours,
		description: headings{"workdescription", "worklogdescription", "comment", "worklogcomment", "description", "issuesummary", "summary", "issuekey", "issue", "key"},
	}, {
		format: Clockify, // the detailed report; the workspace decides between Task and Activity
		marks:  []headings{begins, clockifyHours},
		date:   begins, name: users, email: emails, hours: clockifyHours,
		description: append(slices.Clone(describe), "task", "activity", "aufgabe"), groups: projects,
	}, {
		format: Toggl, // the detailed report
		marks:  []headings{begins, lengths},
		date:   begins, name: users, email: emails, hours: lengths,
		description: append(slices.Clone(describe), "task", "project"), groups: projects,
	}, {
		format: Kimai, // the export, in English, Dutch or German
		marks:  []headings{dates, {"begin", "from", "in", "van", "beginn", "von"}, {"end", "to", "out", "tot", "einde", "ende", "bis"}, lengths},
		date:   dates, name: append(headings{"alias", "name", "naam", "displayname"}, append(slices.Clone(users), "username", "gebruikersnaam", "benutzername")...),
		email: emails, hours: lengths,
		description: append(slices.Clone(describe), "activity", "activiteit", "tatigkeit"), groups: projects,
	}, {
		format: Own,
		marks:  []headings{dates, hourColumns},
		date:   dates, name: names, email: emails, function: roles, hours: hourColumns, description: describe, project: numbers, groups: projects,
	},
}

var (
	issueKeys     = headings{"issuekey", "issue", "key", "jiraissuekey"}
	jiraDates     = headings{"workdate", "datestarted", "started", "startdate", "date", "datum"}
	jiraHours     = headings{"hours", "loggedhours", "timespenth", "timespent", "timespentseconds", "seconds", "uren"}
	clockifyHours = headings{"durationh", "durationdecimal", "timeh", "timedecimal", "dauerh", "dauerdezimal"}
	weekdays      = [7]headings{{"ma", "maandag", "mon", "monday"}, {"di", "dinsdag", "tue", "tuesday"}, {"wo", "woensdag", "wed", "wednesday"},
		{"do", "donderdag", "thu", "thursday"}, {"vr", "vrijdag", "fri", "friday"}, {"za", "zaterdag", "sat", "saturday"}, {"zo", "zondag", "sun", "sunday"}}
)
