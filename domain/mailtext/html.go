package mailtext

import (
	"html/template"
	"strings"
)

// HTML returns the letter as a page without images, scripts and anything from elsewhere.
func (m Mail) HTML(from Sender) string {
	var b strings.Builder
	err := page.Execute(&b, struct {
		Mail
		From                Sender
		Greeting, Signature string
	}{Mail: m, From: from, Greeting: m.greeting(), Signature: from.signature()})
	if err != nil {
		panic(err) // a template and data of our own, into memory
	}
	return b.String()
}

// Mail programs know tables and styles within elements, and little else.
var page = template.Must(template.New("letter").Parse(`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>{{.Subject}}</title>
</head>
<body style="margin:0;padding:0;background:#f6f8fb;color:#182234;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f6f8fb">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;font-size:20px;font-weight:700;color:#1b3668">{{.From.Brand}}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #dfe5ee;border-radius:12px;padding:32px 28px;overflow-wrap:anywhere">
<p style="margin:0 0 16px">{{.Greeting}}</p>
{{- range .Before}}
<p style="margin:0 0 16px">{{.}}</p>
{{- end}}
{{- with .Quote}}
<div style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #bbcbe6;white-space:pre-wrap">{{.}}</div>
{{- end}}
{{- with .Button}}{{if .URL}}
<p style="margin:24px 0 12px"><a href="{{.URL}}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#1b3668;color:#ffffff;font-weight:600;text-decoration:none">{{.Text}}</a></p>
<p style="margin:0 0 24px;font-size:14px;color:#56657c">Werkt de knop niet? Kopieer dan dit adres:<br>{{.URL}}</p>
{{- end}}{{end}}
{{- range .After}}
<p style="margin:0 0 16px">{{.}}</p>
{{- end}}
<p style="margin:24px 0 0">Met vriendelijke groet,<br>{{.From.Brand}}</p>
</td></tr>
<tr><td style="padding:16px 4px 0;font-size:13px;line-height:1.5;color:#56657c">{{.Signature}}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`))
