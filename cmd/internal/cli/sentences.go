package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"wbso/domain"
)

// Sentence words an error for a terminal, in Dutch where the product knows it.
// It never shows a bare code. The cause of a failure that somebody must mend
// follows it.
func Sentence(err error) string {
	var fields domain.Fields
	var one *domain.Error
	var file *fs.PathError
	switch {
	case errors.Is(err, context.Canceled):
		return "afgebroken"
	case errors.As(err, &fields):
		return fieldSentences(fields)
	case errors.As(err, &one):
		return word(one)
	case errors.As(err, &file) && fileSentence(file) != "":
		return fileSentence(file)
	}
	return err.Error()
}

// fieldSentences words several errors, with the name of a field once.
func fieldSentences(fields domain.Fields) string {
	var parts []string
	before := ""
	for _, e := range fields {
		c := *e
		if c.Field == before {
			c.Field = ""
		}
		before = e.Field
		parts = append(parts, word(&c))
	}
	return strings.Join(parts, " ")
}

// OfCode is the sentence of a bare code, such as a job keeps of its last
// failure; other text is returned as it is.
func OfCode(code string) string {
	if text, ok := sentence(&domain.Error{Code: domain.Code(code)}); ok {
		return text
	}
	return code
}

// sentence is the product's own for its rules, and the one below for the rest.
func sentence(e *domain.Error) (string, bool) {
	if text, ok := domain.Dutch(e); ok {
		return text, true
	}
	text, ok := standard[e.Code]
	return e.Fill(text), ok
}

func word(e *domain.Error) string {
	text, ok := sentence(e)
	if !ok {
		text = "Er ging iets mis in het programma."
	}
	if name := label(e.Field); name != "" {
		text = name + ": " + text
	}
	if e.Err != nil && (e.Kind == domain.Internal || e.Kind == domain.Unavailable) {
		text = fmt.Sprintf("%s (%v)", text, e.Err)
	}
	return text
}

// fileSentence words what people often get wrong with files.
func fileSentence(e *fs.PathError) string {
	switch {
	case errors.Is(e.Err, fs.ErrNotExist):
		return e.Path + " bestaat niet"
	case errors.Is(e.Err, fs.ErrExist):
		return e.Path + " bestaat al"
	case errors.Is(e.Err, fs.ErrPermission):
		return "geen toegang tot " + e.Path
	}
	return ""
}

// label is what a field is called in front of its sentence, nothing when that has no Dutch.
func label(field string) string { return labels[field] }

// labels name fields in Dutch. The sentences about a code name it themselves.
var labels = map[string]string{
	"employee":            "medewerker",
	"date":                "datum",
	"hours":               "uren",
	"description":         "omschrijving",
	"project":             "project",
	"project_number":      "project",
	"function_title":      "functie",
	"bsn":                 "BSN",
	"month":               "month", // flags are called as they are typed
	"week":                "week",
	"year":                "year",
	"username":            "gebruikersnaam",
	"email":               "e-mailadres",
	"password":            "wachtwoord",
	"first_name":          "voornaam",
	"last_name":           "achternaam",
	"phone":               "telefoon",
	"price":               "prijs",
	"max_uses":            "gebruik",
	"text":                "tekst",
	"project_description": "pitch",
}

// standard words the standard cases of input checking, which the API words in
// the framework's English.
var standard = map[domain.Code]string{
	domain.CodeBlank:           "Dit veld mag niet leeg zijn.",
	domain.CodeNull:            "Dit veld mag niet leeg zijn.",
	domain.CodeRequired:        "Dit veld is verplicht.",
	domain.CodeEmail:           "Vul een geldig e-mailadres in.",
	domain.CodeNumber:          "Vul een getal in, zoals 495.00.",
	domain.CodeInteger:         "Vul een heel getal in.",
	domain.CodeBoolean:         "Vul true of false in.",
	domain.CodeString:          "Dit is geen tekst.",
	domain.CodeList:            "Dit is geen lijst.",
	domain.CodeObject:          "Dit is geen object.",
	domain.CodeDate:            "Vul een datum in als 2027-01-31.",
	domain.CodeChoice:          "“{value}” is geen geldige keuze.",
	domain.CodeTooLong:         "Gebruik hooguit {max} tekens.",
	domain.CodeTooMany:         "Geef er hooguit {max}.",
	domain.CodeBelowMin:        "Vul {min} of meer in.",
	domain.CodeAboveMax:        "Vul {max} of minder in.",
	domain.CodeNullChars:       "Deze tekst bevat tekens die niet zijn toegestaan.",
	domain.CodeUsername:        "Gebruik alleen letters, cijfers en . + - _.",
	domain.CodeUsernameTaken:   "Deze gebruikersnaam bestaat al.",
	domain.CodeEmailTaken:      "Er is al een gebruiker met dit e-mailadres.",
	domain.CodeEmailReserved:   "Met dit e-mailadres kan geen account worden gemaakt.",
	domain.CodePasswordShort:   "Dit wachtwoord is te kort: gebruik minstens {min} tekens.",
	domain.CodePasswordCommon:  "Dit wachtwoord komt te vaak voor.",
	domain.CodePasswordNumeric: "Dit wachtwoord bestaat alleen uit cijfers.",
	domain.CodePasswordSimilar: "Dit wachtwoord lijkt te veel op de andere gegevens van de gebruiker.",
	domain.CodeClientUnknown:   "Dit bestaat niet: {pk}.",
	domain.CodeParse:           "Dit is geen JSON: {reason}.",
	domain.CodeCredentials:     "Gebruikersnaam of wachtwoord klopt niet.",
	domain.CodeTokenInvalid:    "De sessie is verlopen of ingetrokken.",
	domain.CodeNoToken:         "Log eerst in.",
	domain.CodeNotFound:        "Niet gevonden.",
	domain.CodeMethod:          "Dit verzoek past hier niet.",
	domain.CodeMediaType:       "Dit verzoek past hier niet.",
	domain.CodeTooLarge:        "Dit is te groot.",
	domain.CodeInternal:        "Er ging iets mis in het programma.",
}
