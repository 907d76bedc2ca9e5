package apitypes

import (
	"regexp"
	"strings"

	"wbso/domain"
)

// Sentence returns the text of an error: Dutch for the rules of the product, and the
// English of Django REST framework, which clients translate, for standard cases.
func Sentence(e *domain.Error) string {
	if text, ok := domain.Dutch(e); ok {
		return text
	}
	if text, ok := english[e.Code]; ok {
		return e.Fill(text)
	}
	return english[domain.CodeInternal]
}

// ErrorSaying returns the error of which the API has this sentence: a standard case with its arguments, or else an
// error that says just that.
func ErrorSaying(kind domain.Kind, field, sentence string) *domain.Error {
	e := &domain.Error{Kind: kind, Code: domain.CodeSaid, Field: field, Args: domain.Args{"text": sentence}}
	for code, text := range english {
		names, parts := placeholder.FindAllString(text, -1), placeholder.Split(text, -1)
		for i := range parts {
			parts[i] = regexp.QuoteMeta(parts[i])
		}
		found := regexp.MustCompile("(?s)^" + strings.Join(parts, "(.*)") + "$").FindStringSubmatch(sentence)
		if found == nil {
			continue
		}
		e.Code, e.Args = code, domain.Args{}
		for i, name := range names {
			e.Args[strings.Trim(name, "{}")] = found[i+1]
		}
	}
	return e
}

var placeholder = regexp.MustCompile(`\{\w+\}`)

// english lists the sentences of Django REST framework for the standard cases.
var english = map[domain.Code]string{
	domain.CodeBlank:           "This field may not be blank.",
	domain.CodeNull:            "This field may not be null.",
	domain.CodeRequired:        "This field is required.",
	domain.CodeEmail:           "Enter a valid email address.",
	domain.CodeNumber:          "Enter a valid number.",
	domain.CodeInteger:         "A valid integer is required.",
	domain.CodeBoolean:         "Must be a valid boolean.",
	domain.CodeString:          "Not a valid string.",
	domain.CodeList:            `Expected a list of items but got type "{type}".`,
	domain.CodeObject:          `Invalid data. Expected a dictionary, but got {type}.`,
	domain.CodeDate:            "Date has wrong format. Use one of these formats instead: YYYY-MM-DD.",
	domain.CodeChoice:          `"{value}" is not a valid choice.`,
	domain.CodeTooLong:         "Ensure this field has no more than {max} characters.",
	domain.CodeTooMany:         "Ensure this field has no more than {max} elements.",
	domain.CodeBelowMin:        "Ensure this value is greater than or equal to {min}.",
	domain.CodeAboveMax:        "Ensure this value is less than or equal to {max}.",
	domain.CodeNullChars:       "Null characters are not allowed.",
	domain.CodeUsername:        "Enter a valid username. This value may contain only letters, numbers, and ./+/-/_ characters.",
	domain.CodeUsernameTaken:   "A user with that username already exists.",
	domain.CodeEmailTaken:      "A user with that email already exists.",
	domain.CodeEmailReserved:   "This email address cannot be used for an account.",
	domain.CodeClientUnknown:   `Invalid pk "{pk}" - object does not exist.`,
	domain.CodePasswordShort:   "This password is too short. It must contain at least {min} characters.",
	domain.CodePasswordCommon:  "This password is too common.",
	domain.CodePasswordNumeric: "This password is entirely numeric.",
	domain.CodePasswordSimilar: "The password is too similar to the {attribute}.",
	domain.CodeParse:           "JSON parse error - {reason}",
	domain.CodeCredentials:     "No active account found with the given credentials",
	domain.CodeTokenInvalid:    "Token is invalid or expired",
	domain.CodeNoToken:         "Authentication credentials were not provided.",
	domain.CodeNotFound:        "Not found.",
	domain.CodeMethod:          `Method "{method}" not allowed.`,
	domain.CodeMediaType:       `Unsupported media type "{type}" in request.`,
	domain.CodeTooLarge:        "Request body too large: at most {max} bytes.",
	domain.CodeInternal:        "A server error occurred.",
}
