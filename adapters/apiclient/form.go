package apiclient

import (
	"bytes"
	"mime/multipart"
)

// Form returns the file of a form with these parts.
func Form(parts map[string][]byte) (File, error) {
	var body bytes.Buffer
	w := multipart.NewWriter(&body)
	for name, content := range parts {
		part, err := w.CreateFormField(name)
		if err == nil {
			_, err = part.Write(content)
		}
		if err != nil {
			return File{}, err
		}
	}
	err := w.Close()
	return File{Type: w.FormDataContentType(), Content: body.Bytes()}, err
}
