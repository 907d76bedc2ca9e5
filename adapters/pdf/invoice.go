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

const half = wide / 2

// PrintInvoice prints an invoice or a credit note, with what the Dutch tax office demands.
func (r *Renderer) PrintInvoice(ctx context.Context, i payment.Invoice) ([]byte, error) {
	i, _ = cleaned(i)
	title, text, third := "Factuur", "WBSO-aanvraag "+i.Project, labelled("Leverdatum", i.SettledOn.Dutch(), 0.6)
	settled, closing := "Voldaan op ", "Je hoeft niets meer te betalen. Bewaar deze factuur zeven jaar bij je administratie."
	if i.Kind == request.CreditNoteDocument {
		title, third = "Creditfactuur", labelled("Bij factuur", i.Corrects, 0.6)
		text += ", terugbetaling bij factuur " + i.Corrects
		settled, closing = "Terugbetaald op ", "Dit bedrag krijg je terug op de rekening of kaart waarmee je hebt betaald."
	}
	c, o := i.Customer, i.Seller
	return r.print(ctx, paper{
		meta:  about(r.brand, title+" "+i.Number, "WBSO-aanvraag "+i.Project, o.Name, i.IssuedOn),
		front: func(s *sheet) { s.letterhead(r.brand, title, 22.9, 48) },
		head:  title, number: i.Number,
		foot: o.Name + " · KvK " + o.KvK + " · " + o.Email,
		blocks: blocks{
			rows{columns: []column{{wide: half - 4}, {wide: 10}, {wide: half - 4}}, rows: []row{{cells: []cell{
				party("Aan", c.Name, []string{c.Address, c.PostalCode + " " + c.City}, c.KvK, c.VAT), nil,
				party("Van", o.Name, append(strings.SplitN(o.Address, ",", 2), o.Email), o.KvK, o.VAT),
			}}}, after: 8},
			rows{columns: []column{{wide: 6}, {wide: wide / 4}, {wide: wide / 4}, {wide: wide / 4}, {wide: wide/4 + gutter}}, rows: []row{{cells: []cell{nil,
				labelled("Factuurnummer", i.Number, 0.6), labelled("Factuurdatum", i.IssuedOn.Dutch(), 0.6), third, labelled("Projectnummer", i.Project, 0.6),
			}, tint: tint, bar: accent}}, above: 3, below: 4, after: 10, out: 6},
			rows{columns: []column{{title: "Omschrijving", wide: 92, style: bodyStyle}, {title: "Aantal", wide: 12, right: true, style: bodyStyle},
				{title: "Prijs excl. btw", wide: wide - 104, right: true, style: bodyStyle}},
				rows: plain([]string{text, "1", i.Price.Euro()}), above: 2, below: 2, over: ink, under: hairline, after: 4},
			rows{columns: totals(bodyStyle, 26), rows: plain([]string{"", "Totaal exclusief btw", i.Price.Euro()},
				[]string{"", "Btw " + strconv.Itoa(domain.VATPercent) + "% over " + i.Price.Euro(), i.VAT.Euro()}), below: 1, after: 1, keep: true},
			rows{columns: totals(totalStyle, 40), rows: plain([]string{"", "Totaal", i.Amount.Euro()}), above: 2, over: ink, after: 10, keep: true},
			callout(settled+i.SettledOn.DutchLong(), closing),
			space(6),
			paragraph{style: cellStyle, text: "Heb je een vraag over deze " + strings.ToLower(title) + "? Mail ons op " + o.Email + " en noem het nummer."},
		},
	}, printed)
}

// totals returns the columns of sums, at the right half of the page.
func totals(st style, amount float64) []column {
	return []column{{wide: 80}, {wide: wide - 80 - amount, style: st}, {wide: amount, right: true, style: st}}
}

// party returns who pays, or is paid.
func party(label, name string, lines []string, kvk, vat string) cell {
	who := append(headStyle.of(label), partyStyle.of(oneLine(name))...)
	for _, line := range lines {
		who = append(who, cellStyle.of(oneLine(line))...)
	}
	who = append(who, gap(1.5)...)
	for _, number := range [][2]string{{"KvK ", kvk}, {"Btw-id ", vat}} {
		if number[1] != "" {
			who = append(who, labelStyle.of(number[0]+number[1])...)
		}
	}
	return who
}
