package domain_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"pgregory.net/rapid"

	"wbso/domain"
	"wbso/domain/account"
	"wbso/domain/company"
	"wbso/domain/hours"
	"wbso/domain/vectortest"
)

func accountVectors() map[string]func(*testing.T, string) {
	type user struct {
		Username, Email string
		FirstName       string `json:"first_name"`
		LastName        string `json:"last_name"`
	}
	type password struct {
		Password, Brand string
		User            user
	}
	return map[string]func(*testing.T, string){
		"account_username": rule(account.ParseUsername),
		"account_email":    rule(account.ParseEmail),
		"account_fold": plain(func(pair [2]string) bool {
			return account.FoldUsername(pair[0]) == account.FoldUsername(pair[1]) && account.FoldEmail(pair[0]) == account.FoldEmail(pair[1])
		}),
		"password_check": plain(func(in password) []fieldError {
			u := account.User{Username: in.User.Username, Email: in.User.Email, FirstName: in.User.FirstName, LastName: in.User.LastName}
			var errs domain.Fields
			_ = errors.As(account.CheckPassword("", in.Password, u, in.Brand, isCommon), &errs)
			return wantShape(errs)
		}),
		"company_parse":    companyVectors,
		"employee_parse":   employeeVectors,
		"trainee_function": plain(func(function string) bool { return hours.Employee{Function: function}.Trainee() }),
		"contact_parse":    contactVectors,
	}
}

// wantShape leaves arguments out where there are none, as the vectors do.
func wantShape(errs domain.Fields) []fieldError {
	out := []fieldError{}
	for _, e := range errs {
		f := fieldError{Field: e.Field, Code: e.Code}
		if len(e.Args) > 0 {
			f.Args = e.Args
		}
		out = append(out, f)
	}
	return out
}

func isCommon(lower string) bool {
	return slices.Contains([]string{"password", "12345", "qwertyuiop", "12345678"}, lower)
}

func TestPassword_errorsStandUnderTheGivenField(t *testing.T) {
	err := account.CheckPassword("new_password", "12345", account.User{}, "", isCommon)
	var errs domain.Fields
	assert.ErrorAs(t, err, &errs)
	assert.Len(t, errs, 3)
	for _, e := range errs {
		assert.Equal(t, "new_password", e.Field)
	}
	assert.NoError(t, account.CheckPassword("new_password", "een-goede-zin-1", account.User{}, "", isCommon))
}

func TestCheckProfile_trimsAndMeasures(t *testing.T) {
	u := account.User{FirstName: " Zoë ", LastName: "de Vries", Phone: " 06 12345678 "}
	assert.NoError(t, account.CheckProfile(&u))
	assert.Equal(t, "Zoë/06 12345678", u.FirstName+"/"+u.Phone)
	u = account.User{FirstName: strings.Repeat("x", 151), Phone: strings.Repeat("1", 31)}
	assert.Equal(t, "first_name: too_long; phone: too_long", account.CheckProfile(&u).Error())
}

func TestCheckName_seesWhatNobodySees(t *testing.T) {
	for name, r := range map[string]rune{
		"line end": '\n', "tab": '\t', "bell": '\a', "escape": '\x1b', "next line": '\u0085', "line separator": '\u2028', "paragraph separator": '\u2029',
		"zero-width space": '\u200b', "joiner": '\u200d', "word joiner": '\u2060', "byte order mark": '\ufeff', "soft hyphen": '\u00ad',
		"mark of direction": '\u200f', "override of direction": '\u202e', "isolate": '\u2066', "Arabic mark": '\u061c',
		"variation selector": '\ufe0f', "rare variation selector": '\U000e0100', "tag": '\U000e0041', "grapheme joiner": '\u034f',
		"Hangul filler": '\u3164', "narrow filler": '\uffa0', "Khmer vowel": '\u17b4', "Mongolian separator": '\u180e', "braille blank": '\u2800',
	} {
		assert.Equal(t, domain.CodeInvisible, domain.CodeOf(domain.CheckName("Zo"+string(r)+"ë", 10)), name)
	}
	for _, name := range []string{"", "Zoë", "Zoe\u0308", "O'Neil & Zn. (NL)", "Ζωή", "测试", "שלום", "नमस्ते", "Bakkerij 🥐", "København 🇩🇰", "een\u00a0twee"} {
		assert.NoError(t, domain.CheckName(name, 20), name)
	}
	assert.Equal(t, domain.CodeTooLong, domain.CodeOf(domain.CheckName("Zoë", 2)))
	u := account.User{FirstName: "Zo\u200bë", LastName: "de\nVries", Phone: "06\u202e1"}
	assert.Equal(t, "first_name: invalid_characters; last_name: invalid_characters; phone: invalid_characters", account.CheckProfile(&u).Error())
}

// A password that is a user's own name in any order of letters is refused.
func TestPassword_A04_anyOrderOfTheName(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.StringMatching(`[a-z]{8,20}`).Draw(t, "name")
		mixed := string(rapid.Permutation([]rune(name)).Draw(t, "order"))
		err := account.CheckPassword("password", strings.ToUpper(mixed), account.User{LastName: name}, "", isCommon)
		assert.Equal(t, domain.CodePasswordSimilar, domain.CodeOf(err))
	})
}

// A user answers to their names in any case, and to no letter that only folds to one of them.
func TestUser_AnswersTo_noConfusableLetter(t *testing.T) {
	var confusable []rune
	for r := rune(utf8.RuneSelf); r <= unicode.MaxRune; r++ {
		if l, u := unicode.ToLower(r), unicode.ToUpper(r); l < utf8.RuneSelf || u < utf8.RuneSelf {
			confusable = append(confusable, r) // ı, ſ, İ, the Kelvin sign
		}
	}
	assert.Len(t, confusable, 4)
	rapid.Check(t, func(t *rapid.T) {
		email := rapid.StringMatching(`[a-z]{0,3}[iks][a-z]{0,3}@[a-z]{0,2}[iks][a-zë]{0,3}\.nl`).Draw(t, "email")
		u := account.User{Username: "jansen", Email: email}
		typed := []rune(email)
		for i, capital := range rapid.SliceOfN(rapid.Bool(), len(typed), len(typed)).Draw(t, "capitals") {
			if capital {
				typed[i] = unicode.ToUpper(typed[i])
			}
		}
		assert.True(t, u.AnswersTo(string(typed)), string(typed))

		at := strings.IndexAny(email, "iks")
		confused := email[:at] + string(rapid.SampledFrom(confusable).Draw(t, "letter")) + email[at+1:]
		assert.False(t, u.AnswersTo(confused), confused)
	})
	u := account.User{Username: "jansen", Email: "Info@ὈΔΥΣΣΕΎΣ.example"}
	for _, login := range []string{" JANSEN ", "info@ὀδυσσεύς.example", "INFO@Ὀδυσσεύσ.example"} {
		assert.True(t, u.AnswersTo(login), login)
	}
	own := account.User{Username: "x", Email: "info@ılgın.example"}
	assert.True(t, own.AnswersTo("INFO@ılgın.example"), "an address with such a letter is its owner's")
	assert.False(t, own.AnswersTo("info@ilgin.example"))
}

func TestEmail_I08_neverHoldsALineBreak(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringMatching(`[a-z]{1,5}[\r\n <>,]?@[a-z]{1,5}[\r\n <>,]?\.nl[\r\n]?[a-z]?`).Draw(t, "address")
		if got, err := account.ParseEmail(s); err == nil {
			assert.False(t, strings.ContainsAny(got, "\r\n <>,"), "%q", got)
		}
	})
}

func companyVectors(t *testing.T, file string) {
	type firm struct {
		Name          string `json:"company_name"`
		KvK           string `json:"kvk_number"`
		BTW           string `json:"btw_number"`
		Address       string `json:"address"`
		PostalCode    string `json:"postal_code"`
		City          string `json:"city"`
		ContactPerson string `json:"contact_person"`
		Email         string `json:"email"`
		Phone         string `json:"phone"`
	}
	type c struct {
		Name   string       `json:"name"`
		In     firm         `json:"in"`
		Want   firm         `json:"want"`
		Errors []fieldError `json:"errors"`
	}
	for _, c := range vectortest.Cases[c](t, file) {
		t.Run(c.Name, func(t *testing.T) {
			in := c.In
			got, err := company.ParseCompany(company.Company{Name: in.Name, KvK: in.KvK, BTW: in.BTW, Address: in.Address,
				PostalCode: in.PostalCode, City: in.City, ContactPerson: in.ContactPerson, Email: in.Email, Phone: in.Phone})
			var errs domain.Fields
			_ = errors.As(err, &errs)
			assert.Equal(t, withArgs(c.Errors), fieldErrors(errs))
			if err == nil {
				assert.Equal(t, c.Want,
					firm{Name: got.Name, KvK: got.KvK, BTW: got.BTW, Address: got.Address, PostalCode: got.PostalCode,
						City: got.City, ContactPerson: got.ContactPerson, Email: got.Email, Phone: got.Phone})
			}
		})
	}
}
