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
		var parts []string
		before := ""
		for _, e := range fields { // with the name of a field once
			parts = append(parts, sentenceOf(e, e.Field != before))
			before = e.Field
		}
		return strings.Join(parts, " ")
	case errors.As(err, &one):
		return sentenceOf(one, true)
	case errors.As(err, &file) && errors.Is(file.Err, fs.ErrNotExist):
		return file.Path + " bestaat niet"
	case errors.As(err, &file) && errors.Is(file.Err, fs.ErrExist):
		return file.Path + " bestaat al"
	case errors.As(err, &file) && errors.Is(file.Err, fs.ErrPermission):
		return "geen toegang tot " + file.Path
	}
	return err.Error()
}

func sentenceOf(e *domain.Error, named bool) string {
	text, known := dutch(e)
	if !known {
		text = standard[domain.CodeInternal]
	}
	if label := labels[e.Field]; named && label != "" {
		text = label + ": " + text
	}
	if e.Err != nil && (e.Kind == domain.Internal || e.Kind == domain.Unavailable) {
		text = fmt.Sprintf("%s (%v)", text, e.Err)
	}
	return text
}

// OfCode returns the sentence of a bare code, such as a job keeps of its last
// failure; other text is returned as it is.
func OfCode(code string) string {
	if text, known := dutch(&domain.Error{Code: domain.Code(code)}); known {
		return text
	}
	return code
}

// dutch returns the product's own sentence for its rules, and the one below for the rest.
func dutch(e *domain.Error) (text string, known bool) {
	if text, known = domain.Dutch(e); known {
		return text, true
	}
	text, known = standard[e.Code]
	return e.Fill(text), known
}

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
	domain.CodeTokenInvalid:    "Dit toegangstoken is verlopen of ingetrokken. Maak een nieuw token en log in met wbsoctl login.",
	domain.CodeNoToken:         "Log eerst in.",
	domain.CodeNotFound:        "Niet gevonden.",
	domain.CodeMethod:          "Dit verzoek past hier niet.",
	domain.CodeMediaType:       "Dit verzoek past hier niet.",
	domain.CodeTooLarge:        "Dit is te groot.",
	domain.CodeInternal:        "Er ging iets mis in het programma.",
}
