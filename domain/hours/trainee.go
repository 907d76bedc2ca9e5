package hours

import (
	"regexp"
	"slices"
	"strings"
)

var (
	letters = regexp.MustCompile(`\pL+`)
	learns  = regexp.MustCompile(`^(stage|stagiair|afstude|trainee|internship|interns?$)`)
	guides  = regexp.MustCompile(`begeleid|co[oö]rdinat|coach|docent`) // who looks after them is on the payroll
)

// Trainee reports whether the function of the employee says that they are an intern or a graduate, who seldom
// count: S&O hours are those of people on the payroll (wbso-facts §3.1).
func (e Employee) Trainee() bool {
	return slices.ContainsFunc(letters.FindAllString(strings.ToLower(e.Function), -1), func(word string) bool {
		return learns.MatchString(word) && !guides.MatchString(word)
	})
}
