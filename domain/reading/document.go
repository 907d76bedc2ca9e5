package reading

// documentTables holds the phrases for what RVO's form has a place of its own for: tools,
// steps of the work and parties to work with.
var documentTables = map[category]string{
	tooling: `
python, java, javascript, typescript, kotlin, php, sql, postgres*, mysql, sqlite, matlab, simulink, labview, vhdl, verilog, cuda, opencl, tensorflow
pytorch, docker, kubernetes, visual studio, vscode, eclipse, intellij, git, github, gitlab, jenkins, node js, react, angular, vue, django, spring boot
dotnet, ros, ros2, linux, freertos, zephyr, arduino, raspberry, fortran, haskell, erlang, ocaml, webassembly, wasm, compiler, programmeertaal
programmeertalen, ontwikkelomgeving*, solidworks, ansys, comsol, openfoam, kafka, redis, grpc, structured text, tia portal, plc, numpy, julia, cplusplus
csharp, golang`,
	planning: `
fase*, planning, mijlpa*, werkpakket*, testen we|wij, we|wij testen, meten we|wij, we|wij meten, valideren, validatie
bouwen we|wij? een prototype, proefserie, duurproef, duurtest*, veldtest*, praktijktest*, oplevering, sprint*, stap 1|2|3|4, kwartaal
daarna|vervolgens|eerst .. we|wij|volgt|volgen, tot|ten slot|slotte .. we|wij|volgt|volgen, we|wij .. daarna|vervolgens|eerst, als eerste .. we|wij`,
	unpredicted: `
niet|nauwelijks|onmogelijk|moeilijk|lastig|slecht|amper .. voorspellen|voorspelbaar|berekenen|modelleren|simuleren|uitrekenen|doorrekenen|inschatten
niemand .. voorspellen|weet|weten|zeggen|gemeten|beschreven, geen .. model|modellen|theorie|formule|formules|rekenmodel|norm|richtlijn .. bestaat|is|zijn|voor|dat|die
literatuur|publicaties|artikelen|vakliteratuur .. geen|niet|tegen|alleen, nergens|nooit|niet .. beschreven|gemeten|gepubliceerd|onderzocht
omdat|doordat|want|aangezien .. nooit|nergens|onbekend|afhangt|afhangen|afhankelijk|ontbreken|ontbreekt|wisselt, hangt|hangen .. af van
beinvloeden elkaar, elkaar .. beinvloeden, spreken elkaar tegen, geen|weinig|nauwelijks gegevens|meetgegevens|metingen|data|literatuur|kennis, onvoorspelbaar
geen van ons .. voorspellen|weet, ontbreken|ontbreekt .. gegevens|meetgegevens|kennis|data|model, niet in .. modellen|literatuur`,
	goal: `
moet|moeten .. kunnen|halen|verdragen|blijven|aantonen|werken|meten|dalen|passen|klaar|vasthouden`,
	remedy: `
lossen|los we|wij|ik .. op|met|door, we|wij|ik lossen|los .. op|met|door, de|onze|mijn oplossing|oplossingsrichting|aanpak is|bestaat|wordt, ons|het|een|mijn idee|plan is, we|wij denken aan, denken we|wij aan
daarvoor|hiervoor|daarom ontwikkelen|ontwerpen|bouwen|programmeren|maken|gebruiken we|wij, vangen we|wij .. op|met|door`,
	together: `
samen met, samenwerk*, werkt|werken .. samen, in overleg met, partner, partners, universiteit*, hogeschool*, tno, wur, tu delft|eindhoven|twente`,
}
