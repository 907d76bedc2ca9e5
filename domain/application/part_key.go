package application

// PartKey names a part, in the order of the screen.
type PartKey string

const (
	CompanyPart     PartKey = "company" // kept with the company, see Company
	ProjectPart     PartKey = "project"
	SummaryPart     PartKey = "omschrijving"
	UpdatePart      PartKey = "update"
	PhasesPart      PartKey = "phases"
	PartnersPart    PartKey = "partners"
	BottlenecksPart PartKey = "bottlenecks"
	ToolsPart       PartKey = "tools"
	NoveltyPart     PartKey = "novelty"
	CodeNoveltyPart PartKey = "software.novelty"
	RemarksPart     PartKey = "remarks"
	CostsPart       PartKey = "costs"
	LeftOutPart     PartKey = "left_out"
)
