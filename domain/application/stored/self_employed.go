package stored

import (
	"encoding/json"
	"fmt"

	"wbso/domain/application"
)

// peopleOfLine reads the one line of names and hours that was stored. One that is not clear is kept
// whole, so that its owner divides it.
func peopleOfLine(a *application.Application, raw []byte) error {
	var stored struct {
		Project struct {
			HoursEach string `json:"own_hours_each"`
		} `json:"project"`
	}
	err := json.Unmarshal(raw, &stored)
	line := stored.Project.HoursEach
	if err != nil || application.IsBlank(line) {
		return err
	}
	people, unclear := application.ReadPeople(line)
	if unclear != nil {
		people = []application.SelfEmployedPerson{{Name: line}}
	}
	for i := range people {
		people[i].ID = fmt.Sprint(application.PersonLetter, i+1)
	}
	a.Project.SelfEmployed = people
	return nil
}
