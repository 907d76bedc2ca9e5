package timesheets

import (
	"strings"

	"wbso/domain"
	"wbso/domain/hours"
)

// groupsMost is how many groups of rows one can choose among.
const groupsMost = 200

// ImportChoices say which groups of a file belong to the project. With nothing of it, a file of one
// group is taken as it is.
type ImportChoices struct {
	Groups map[string]string // by key: the number of the project, or empty for what stays out
	Only   []string          // keys and names; the others stay out
	All    bool
}

// choose marks the groups that come into the project.
func (r *importRows) choose(in ImportHours, project hours.Project) error {
	if len(r.groups) > groupsMost {
		return hours.BadRows{Rows: []hours.BadRow{badRow(1, "", domain.Fail(domain.Invalid, domain.CodeImportGroups).With("max", domain.DutchInt(groupsMost)))}}
	}
	c := ImportChoices{}
	if in.Choices != nil {
		c = *in.Choices
	}
	for _, only := range c.Only {
		found := false
		for i := range r.groups {
			if r.groups[i].IsCalled(only) {
				r.groups[i].Chosen, found = true, true
			}
		}
		if !found {
			return domain.Bad("choices", domain.CodeImportGroup).With("value", only)
		}
	}
	if c.Groups != nil {
		return r.chooseByKey(c.Groups, project)
	}
	if len(c.Only) > 0 {
		return nil
	}
	foreign := false
	for i := range r.groups {
		g := &r.groups[i]
		ours := strings.EqualFold(g.Project, project.Number) || project.Title != "" && strings.EqualFold(g.Project, project.Title)
		other := !ours && g.Project != "" && (r.numbered || strings.HasPrefix(strings.ToUpper(g.Project), "WBSO-"))
		foreign = foreign || other
		g.Chosen = c.All || ours || len(r.groups) == 1 && !other
	}
	if (len(r.groups) > 1 || foreign) && !c.All && !in.DryRun {
		return hours.ChoicesNeeded{Project: project.Number, Groups: r.groups}
	}
	return nil
}

func (r *importRows) chooseByKey(groups map[string]string, project hours.Project) error {
	for i := range r.groups {
		number, named := groups[r.groups[i].Key()]
		if !named {
			return hours.ChoicesNeeded{Project: project.Number, Groups: r.groups}
		}
		if number != "" && !strings.EqualFold(number, project.Number) {
			return domain.Bad("choices", domain.CodeImportOther).With("value", number)
		}
		r.groups[i].Chosen = number != ""
	}
	return nil
}

func badRow(line int, column string, reason *domain.Error) hours.BadRow {
	return hours.BadRow{Line: line, Column: column, Reason: inDutch(reason)}
}
