package account

import (
	"wbso/domain"
)

// CheckProfile trims a user's names and phone number in place. It returns the
// error of CheckName for each one.
func CheckProfile(u *User) error {
	var fields domain.Fields
	for _, f := range []struct {
		name string
		text *string
		max  int
	}{{name: "first_name", text: &u.FirstName, max: PersonNameMax}, {name: "last_name", text: &u.LastName, max: PersonNameMax},
		{name: "phone", text: &u.Phone, max: PhoneMax}} {
		*f.text = domain.Trim(*f.text)
		fields.Check(f.name, domain.CheckName(*f.text, f.max))
	}
	return fields.Err()
}
