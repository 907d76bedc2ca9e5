package apptest

import (
	"wbso/domain/site"
)

// ContactMessage returns one as the form sends it.
func ContactMessage() site.ContactMessage {
	return site.ContactMessage{Name: "Zoë de Vries", Email: "zoe@elders.example", Phone: "010 1234567", Message: "Hallo,\n\nkan dit? https://elders.example/<b>"}
}
