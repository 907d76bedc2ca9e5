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

// Formats returns all values of Format, Auto first.
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
	hours       headings
	description headings
	project     headings // only of files in which it is our number
	groups      headings // what the file itself calls projects, when that is not projects
}

var (
	dates       = headings{"datum", "date", "dag", "day"}
	emails      = headings{"email", "emailadres", "emailaddress", "medewerkeremail", "employeeemail", "useremail", "authoremail", "worklogauthoremail", "mail", "mailadres"}
	hourColumns = headings{"uren", "hours", "aantaluren", "duur", "duration", "timespent", "bestedetijd"}
	describe    = headings{"omschrijving", "description", "beschrijving", "beschreibung", "toelichting", "notitie", "notities", "notes", "note", "memo",
		"opmerking", "opmerkingen", "commentaar", "comment", "comments", "werkzaamheden", "werkomschrijving", "details"}
	tasks     = headings{"taak", "task", "activiteit", "activity", "aufgabe", "tatigkeit", "onderwerp", "subject"}
	projects  = headings{"project", "projectname", "projectnaam", "projekt"}
	numbers   = headings{"projectnummer", "projectnumber", "projectnr"}
	roles     = headings{"functie", "function", "functiontitle", "employeefunction", "rol", "role"}
	clients   = headings{"client", "klant", "customer", "clientname", "klantnaam", "opdrachtgever", "kunde"}
	tags      = headings{"tags", "tag", "labels", "label"}
	billables = headings{"billable", "factureerbaar", "facturabel", "declarabel", "abrechenbar"}
	types     = headings{"category", "categorie", "type", "soort"}
	begins    = headings{"startdate", "startdatum", "begindatum"}
	lengths   = headings{"duration", "duur", "dauer"}

	// people are the words for a person, in every format: those with a name in them first.
	people = headings{"medewerker", "employee", "employeename", "fullname", "volledigenaam", "displayname", "weergavenaam", "alias", "naam", "name", "user", "gebruiker",
		"benutzer", "member", "lid", "teamlid", "collega", "persoon", "person", "author", "auteur", "worklogauthor", "username", "gebruikersnaam", "benutzername"}

	beginTimes = headings{"begin", "from", "in", "van", "beginn", "von", "starttime", "starttijd", "begintijd", "start"}
	endTimes   = headings{"end", "to", "out", "tot", "einde", "ende", "bis", "endtime", "stoptime", "eindtijd", "stop"}
	endDates   = headings{"enddate", "stopdate", "einddatum"}

	// englishDates are the headings of dates that may have their month first; ownEnglish are those by which an
	// export of this product with English headings is told from others.
	englishDates = []string{"date", "day", "startdate", "workdate", "datestarted", "started"}
	ownEnglish   = []string{"projectnumber", "employeeemail"}
)

// layouts are the formats in the order in which they are recognised: those with
// headings of their own first. A new format gets a line here and a sample in
// testdata/csv.
var layouts = []layout{
	{
		format:      WeekSheet,
		marks:       []headings{weekdays[0], weekdays[1], weekdays[2], weekdays[3], weekdays[4]},
		description: slices.Concat(describe, tasks), project: numbers,
	}, {
		format: Jira, // the worklogs of Tempo, Timesheet Reports and the REST API; Redmine
		marks:  []headings{issueKeys, jiraHours, jiraDates},
		groups: slices.Concat(headings{"projectkey"}, projects, issueKeys),
		date:   jiraDates, hours: jiraHours,
		description: slices.Concat(headings{"workdescription", "worklogdescription", "comment", "worklogcomment"}, describe, headings{"issuesummary", "summary", "samenvatting"}, issueKeys),
	}, {
		format: Clockify, // the detailed report; the workspace decides between Task and Activity
		marks:  []headings{begins, clockifyHours},
		date:   begins, hours: clockifyHours, description: slices.Concat(describe, tasks),
	}, {
		format: Toggl, // the detailed report
		marks:  []headings{begins, slices.Concat(lengths, endTimes)},
		date:   begins, hours: lengths, description: slices.Concat(describe, tasks, headings{"project"}),
	}, {
		format: Kimai, // the export, in English, Dutch or German
		marks:  []headings{dates, beginTimes, endTimes, lengths},
		date:   dates, hours: lengths, description: slices.Concat(describe, tasks),
	}, {
		format: Own,
		marks:  []headings{dates, slices.Concat(hourColumns, endTimes)},
		date:   dates, hours: hourColumns, description: slices.Concat(describe, tasks), project: numbers,
	},
}

var (
	issueKeys = headings{"issuekey", "issuecode", "issuesleutel", "issue", "key", "jiraissuekey"}
	jiraDates = headings{"workdate", "werkdatum", "datestarted", "started", "gestart", "startdatum", "startdate", "date", "datum"}
	jiraHours = headings{"hours", "loggedhours", "gelogdeuren", "timespenth", "timespent", "bestedetijd", "timespentseconds", "seconds", "uren"}

	clockifyHours = headings{"durationh", "durationdecimal", "timeh", "timedecimal", "dauerh", "dauerdezimal", "duuru", "duurh", "duurdecimaal", "tijdu", "tijdh", "tijddecimaal"}
	weekdays      = [7]headings{{"ma", "maandag", "mon", "monday"}, {"di", "dinsdag", "tue", "tuesday"}, {"wo", "woensdag", "wed", "wednesday"},
		{"do", "donderdag", "thu", "thursday"}, {"vr", "vrijdag", "fri", "friday"}, {"za", "zaterdag", "sat", "saturday"}, {"zo", "zondag", "sun", "sunday"}}
)
