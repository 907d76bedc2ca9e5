package evaluation

// softwareNouns and physicalNouns are the specific technical nouns, in the notation
// of lexicon. A long stem matches anywhere in a compound (*sensor*: druksensordata).
// A stem that is also part of ordinary words matches only as a whole word or at the
// start of one (straling*, because of uitstraling).
const softwareNouns = `
*algoritme* *besturing* *compressie* *consistentie* *datastructu* *detectie* *firmware* *foutmarge* *gebarentaal* *geheugen* *herkenning* *latency* *lussen*
*microcontroller* *nauwkeurigheid* *optimalisatie* *parser* *planningsmotor* *protocol* *regelaar* *rekenkern* *rekenregel* *rekentijd* *signaalverwerking*
*simulat* *synchronisatie* *tijdstempel* *tijdvenster* *vensterfunctie* *vergrendeling* *versleutel* *weermodel* *wiskundig* cobol compiler* conflicten crdt*
doorgereken* doorreken* gps grafen hash* heuristi* kalman* microservice* optimaliser* parallel* solver* tokens`

// physicalNouns are the specific nouns of the physical world.
const physicalNouns = `
*alginaat* *aluminium* *ammoniak* *aroma* *bacteri* *beton* *bindmiddel* *centrifu* *coating* *compressor* *condens* *constructie* *deeg *deeltjes* *demping*
*doorstroom* *eiwit* *elektrisch* *elektrode* *elektroni* *emulga* *enzym* *fermenta* *folie* *fosfaat* *frequentie* *generator* *grijper* *hydrogel* *ijking*
*impedanti* *infrarood* *keram* *klep *koelblok* *koeling* *koolstof* *korrel* *kristal* *kruip* *kunststof* *laadstation* *laboratorium* *laser* *magneet*
*magnesium* *magneti* *mechani* *membra* *mengen* *mengsel* *oplosmiddel* *oxid* *plasma* *poeder* *polarisa* *polymeer* *productieproces* *prototyp* *radar*
*recycl* *rontgen* *rubber* *scheur* *schimmel* *schuim* *sensor* *siliconen* *sinter* *smelt* *spaanplaat* *speeksel* *spuitgiet* *staal* *sterilis* *stoom*
*stroming* *temperatu* *titanium* *toerental* *tolerantie* *trilling* *tussenlaag* *uithard* *ultraso* *vacuum* *vernet* *versnellings* *vervorm* *vetzu*
*vezel* *viscosi* *vliegwiel* *vloeistof* *warmte* *waterstof* *wondverband* *wondvocht* *wrijving* *zeewier* *zeldzame* *zetmeel* *zonnepane* *zuurstof*
breuk* co2* gist hars kobalt* pfas pulsen ruis* scanner* signaal spier* spoelen trillen verf virus* zink*`

// weakNouns are common words for matter, machines and computing. One of them says little;
// several make a text technical.
const weakNouns = `
*batterij* *berekening* *boot *code *filter *gas *geluid* *golven *kracht *laag *licht *machine* *materiaal *metaal* *methode* *meting* *model *modellen *olie
*snelheid* *spanning* *systeem *systemen *technologie* *verbinding accu ai apparaat blockchain camera* data database* drone* energie* gel installatie* kanalen
klei lijm netwerk* papier python robot* server* software* techniek* water zon`
