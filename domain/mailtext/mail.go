// Package mailtext writes the mails of the product. What a mail says is given once, as
// a Mail; its plain text and its HTML are made from that.
package mailtext

// Mail is the content of a mail.
type Mail struct {
	Subject string
	Name    string   // who is addressed; empty for nobody in particular
	Before  []string // paragraphs
	Quote   string   // somebody else's words, shown as they are
	Button  Button   // at most one, none when it is zero
	After   []string
}

// Button is a link to the one thing to do next.
type Button struct{ Text, URL string }

// Sender signs the mails.
type Sender struct{ Brand, Company, Address, KvK, Email string }

func (m Mail) greeting() string {
	if m.Name == "" {
		return "Hallo,"
	}
	return "Hallo " + m.Name + ","
}

// signature returns the last line of a mail.
func (s Sender) signature() string {
	return s.Company + " · " + s.Address + " · KvK\u00a0" + s.KvK + " · " + s.Email
}
