package pdf

import (
	"context"
	"strconv"
	"strings"

	"wbso/domain"
	"wbso/domain/payment"
	"wbso/domain/request"
)

var (
	titleStyle = style{face: bold, size: 26, lead: 11, color: ink}
	partyStyle = style{face: bold, size: 10.5, lead: 5.2, color: body}
	totalStyle = style{face: bold, size: 14, lead: 8, color: ink}
)

// PrintInvoice prints an invoice or a credit note, with what the Dutch tax office demands.
func (r *Renderer) PrintInvoice(ctx context.Context, i payment.Invoice) ([]byte, error) {
	c, o := &i.Customer, &i.Seller
	clean(&c.Name, &c.Address, &c.PostalCode, &c.City, &c.KvK, &c.VAT, &o.Name, &o.Address, &o.Email, &o.KvK, &o.VAT, &i.Project)
	p := paperOf(i)
	about := r.about(p.title+" "+i.Number, "WBSO-aanvraag "+i.Project, o.Name, i.IssuedOn)
	return r.paper(ctx, about, func(s *sheet) { p.draw(s, r.brand) })
}

// invoicePage is an invoice with the words of its kind.
type invoicePage struct {
	payment.Invoice
	title, settled, closing string
}

func paperOf(i payment.Invoice) invoicePage {
	day := i.SettledOn.DutchLong()
	if i.Kind == request.CreditNoteDocument {
		return invoicePage{Invoice: i, title: "Creditfactuur", settled: "Terugbetaald op " + day,
			closing: "Dit bedrag krijg je terug op de rekening of kaart waarmee je hebt betaald."}
	}
	return invoicePage{Invoice: i, title: "Factuur", settled: "Voldaan op " + day,
		closing: "Je hoeft niets meer te betalen. Bewaar deze factuur zeven jaar bij je administratie."}
}

func (b invoicePage) draw(s *sheet, brand string) {
	s.fill(0, 0, pageWide, 3, ink)
	s.logo(left, 22.9, brand, ink, white)
	s.right(left+wide, 21.5, titleStyle, b.title)
	s.y = 48
	b.parties(s)
	b.facts(s)
	b.lines(s)
	b.totals(s)
	b.thanks(s)
	foot := s.headline(b.Seller.Name+" · KvK "+b.Seller.KvK+" · "+b.Seller.Email, wide-30)
	for n := 1; n <= s.pdf.PageCount(); n++ {
		s.back(n)
		s.pageFoot(foot, n, s.pdf.PageCount())
	}
}

const half = wide / 2

// parties prints who pays at the left, and the operator at the right.
func (b invoicePage) parties(s *sheet) {
	c, o := b.Customer, b.Seller
	to := s.party(left, "Aan", c.Name, []string{c.Address, c.PostalCode + " " + c.City}, [][2]string{{"KvK", c.KvK}, {"Btw-id", c.VAT}})
	from := s.party(left+half+6, "Van", o.Name, append(splitAddress(o.Address), o.Email), [][2]string{{"KvK", o.KvK}, {"Btw-id", o.VAT}})
	s.y = max(to, from) + 8
}

// splitAddress puts street and town on a line each.
func splitAddress(address string) []string {
	street, town, cut := strings.Cut(address, ",")
	if !cut {
		return []string{address}
	}
	return []string{strings.TrimSpace(street), strings.TrimSpace(town)}
}

// party prints a name and address, and returns where it ends.
func (s *sheet) party(x float64, label, name string, lines []string, numbers [][2]string) float64 {
	y := s.y
	put := func(st style, text string) {
		for _, line := range s.wrap(oneLine(text), st, half-8) {
			s.text(x, y, st, line)
			y += st.lead
		}
	}
	put(headStyle, label)
	put(partyStyle, name)
	for _, line := range lines {
		put(cellStyle, line)
	}
	y += 1.5
	for _, n := range numbers {
		if n[1] != "" {
			put(labelStyle, n[0]+" "+n[1])
		}
	}
	return y
}

// facts prints number and dates in a tinted band.
func (b invoicePage) facts(s *sheet) {
	facts := [][2]string{{"Factuurnummer", b.Number}, {"Factuurdatum", b.IssuedOn.Dutch()}, {"Leverdatum", b.SettledOn.Dutch()}, {"Projectnummer", b.Project}}
	if b.Kind == request.CreditNoteDocument {
		facts[2] = [2]string{"Bij factuur", b.Corrects}
	}
	s.fill(left-6, s.y, wide+12, 17, tint)
	s.fill(left-6, s.y, 0.9, 17, accent)
	for n, fact := range facts {
		x := left + float64(n)*(wide/4)
		s.text(x, s.y+3, smallStyle, fact[0])
		s.text(x, s.y+8, style{face: bold, size: 10.5, lead: 5, color: body}, fact[1])
	}
	s.y += 27
}

// lines prints what was delivered.
func (b invoicePage) lines(s *sheet) {
	s.text(left, s.y, headStyle, "Omschrijving")
	s.right(left+104, s.y, headStyle, "Aantal")
	s.right(left+wide, s.y, headStyle, "Prijs excl. btw")
	s.y += headStyle.lead + 0.6
	s.rule(left, s.y, wide, ink)
	s.y += 2
	top := s.y
	text := "WBSO-aanvraag " + b.Project
	if b.Kind == request.CreditNoteDocument {
		text += ", terugbetaling bij factuur " + b.Corrects
	}
	for _, line := range s.wrap(text, bodyStyle, 88) {
		s.text(left, s.y, bodyStyle, line)
		s.y += bodyStyle.lead
	}
	s.right(left+104, top, bodyStyle, "1")
	s.right(left+wide, top, bodyStyle, b.Price.Euro())
	s.y += 2
	s.rule(left, s.y, wide, hairline)
	s.y += 4
}

func (b invoicePage) totals(s *sheet) {
	s.need(32)
	from := left + 80
	for _, row := range [][2]string{
		{"Totaal exclusief btw", b.Price.Euro()},
		{"Btw " + strconv.Itoa(domain.VATPercent) + "% over " + b.Price.Euro(), b.VAT.Euro()},
	} {
		s.text(from, s.y, bodyStyle, row[0])
		s.right(left+wide, s.y, bodyStyle, row[1])
		s.y += bodyStyle.lead + 1
	}
	s.y++
	s.rule(from, s.y, wide-80, ink)
	s.y += 2
	s.text(from, s.y, totalStyle, "Totaal")
	s.right(left+wide, s.y, totalStyle, b.Amount.Euro())
	s.y += totalStyle.lead + 12
}

// thanks says that the amount is settled.
func (b invoicePage) thanks(s *sheet) {
	s.need(38)
	s.fill(left, s.y, wide, 19, warm)
	s.fill(left, s.y, 0.9, 19, accent)
	s.text(left+6, s.y+4, subStyle, b.settled)
	s.text(left+6, s.y+10, cellStyle, b.closing)
	s.y += 27
	s.prose("Heb je een vraag over deze "+strings.ToLower(b.title)+"? Mail ons op "+b.Seller.Email+" en noem het nummer.", cellStyle)
}
