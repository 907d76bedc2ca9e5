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
// stands behind it.
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
	text := standard(e.Code)
	return e.Fill(text), text != ""
}

func word(e *domain.Error) string {
	text, ok := sentence(e)
	if !ok {
		text = "Er ging iets mis in het programma."
	}
	if e.Field != "" {
		text = label(e.Field) + ": " + text
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

// label is what a field is called in front of its sentence.
func label(field string) string {
	switch field {
	case "username":
		return "gebruikersnaam"
	case "email":
		return "e-mailadres"
	case "password":
		return "wachtwoord"
	case "first_name":
		return "voornaam"
	case "last_name":
		return "achternaam"
	case "phone":
		return "telefoon"
	case "price":
		return "prijs"
	case "max_uses":
		return "gebruik"
	case "text":
		return "tekst"
	case "project_description":
		return "pitch"
	}
	return field
}

// standard words the standard cases of input checking, which the API words in
// the framework's English.
func standard(code domain.Code) string {
	switch code {
	case domain.CodeBlank, domain.CodeNull:
		return "Dit veld mag niet leeg zijn."
	case domain.CodeRequired:
		return "Dit veld is verplicht."
	case domain.CodeEmail:
		return "Vul een geldig e-mailadres in."
	case domain.CodeNumber:
		return "Vul een getal in, zoals 495.00."
	case domain.CodeInteger:
		return "Vul een heel getal in."
	case domain.CodeBoolean:
		return "Vul true of false in."
	case domain.CodeString:
		return "Dit is geen tekst."
	case domain.CodeList:
		return "Dit is geen lijst."
	case domain.CodeObject:
		return "Dit is geen object."
	case domain.CodeDate:
		return "Vul een datum in als 2027-01-31."
	case domain.CodeChoice:
		return "'{value}' is geen geldige keuze."
	case domain.CodeTooLong:
		return "Gebruik hooguit {max} tekens."
	case domain.CodeTooMany:
		return "Geef er hooguit {max}."
	case domain.CodeBelowMin:
		return "Vul {min} of meer in."
	case domain.CodeAboveMax:
		return "Vul {max} of minder in."
	case domain.CodeNullChars:
		return "Deze tekst bevat tekens die niet zijn toegestaan."
	}
	return standardOfAccounts(code)
}

func standardOfAccounts(code domain.Code) string {
	switch code {
	case domain.CodeUsername:
		return "Gebruik alleen letters, cijfers en . + - _."
	case domain.CodeUsernameTaken:
		return "Deze gebruikersnaam bestaat al."
	case domain.CodeEmailTaken:
		return "Er is al een gebruiker met dit e-mailadres."
	case domain.CodePasswordShort:
		return "Dit wachtwoord is te kort: gebruik minstens {min} tekens."
	case domain.CodePasswordCommon:
		return "Dit wachtwoord komt te vaak voor."
	case domain.CodePasswordNumeric:
		return "Dit wachtwoord bestaat alleen uit cijfers."
	case domain.CodePasswordSimilar:
		return "Dit wachtwoord lijkt te veel op de andere gegevens van de gebruiker."
	case domain.CodeClientUnknown:
		return "Dit bestaat niet: {pk}."
	case domain.CodeParse:
		return "Dit is geen JSON: {reason}."
	case domain.CodeCredentials:
		return "Gebruikersnaam of wachtwoord klopt niet."
	case domain.CodeTokenInvalid:
		return "De sessie is verlopen of ingetrokken."
	case domain.CodeNoToken:
		return "Log eerst in."
	case domain.CodeNotFound:
		return "Niet gevonden."
	case domain.CodeMethod, domain.CodeMediaType:
		return "Dit verzoek past hier niet."
	case domain.CodeTooLarge:
		return "Dit is te groot."
	case domain.CodeInternal:
		return "Er ging iets mis in het programma."
	}
	return ""
}
