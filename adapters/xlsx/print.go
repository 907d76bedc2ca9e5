package xlsx

import "github.com/xuri/excelize/v2"

// setUp makes the sheet print on A4, lying, as wide as one page, with its head on each.
func (s *sheet) setUp() error {
	a4, lying, one, any, yes, narrow, foot := 9, "landscape", 1, 0, true, 0.4, 0.6
	if err := s.file.SetSheetProps(s.name, &excelize.SheetPropsOptions{FitToPage: &yes}); err != nil {
		return err
	}
	if err := s.file.SetPageLayout(s.name, &excelize.PageLayoutOptions{Size: &a4, Orientation: &lying, FitToWidth: &one, FitToHeight: &any}); err != nil {
		return err
	}
	if err := s.file.SetPageMargins(s.name, &excelize.PageLayoutMarginsOptions{Left: &narrow, Right: &narrow, Top: &narrow, Bottom: &foot}); err != nil {
		return err
	}
	if err := s.file.SetHeaderFooter(s.name, &excelize.HeaderFooterOptions{OddFooter: "&L&8" + s.grid.Project + "&C&8&A&R&8Pagina &P van &N"}); err != nil {
		return err
	}
	return s.file.SetDefinedName(&excelize.DefinedName{
		Name: "_xlnm.Print_Titles", RefersTo: "'" + s.name + "'!" + "$A:$A,'" + s.name + "'!$6:$7", Scope: s.name,
	})
}
