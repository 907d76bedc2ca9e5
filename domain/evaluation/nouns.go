package evaluation

// softwareNouns and physicalNouns are the specific technical nouns, in the notation
// of lexicon. A long stem matches anywhere in a compound (*sensor*: druksensordata).
// A stem that is also part of ordinary words matches only as a whole word or at the
// start of one (straling*, because of uitstraling).
const softwareNouns = `
*aansturing* *algoritme* *bandbreedte* *bemonster* *besturing* *blokkeringsstrategie* *blokketen* *bluetooth* *botsings* *broncode* *classificati* *compressie*
*computervisie* *consistentie* *cryptogra* *datamodel* *dataset* *datastructu* *detectie* *driver* *embedded* *encryptie* *firmware* *foutmarge* *gebarentaal*
*geheugen* *herkenning* *laadruim* *latency* *latentie* *lussen* *meetdata* *microcontroller* *nauwkeurigheid* *netwerkverkeer* *ontleed* *optimalisatie*
*optimizer* *parser* *planningsmotor* *positiefout* *protocol* *querys* *reactietijd* *redeneer* *regelaar* *regelgebaseerd* *regelkring* *regeltechn*
*rekenkern* *rekenkracht* *rekenmodel* *rekenregel* *rekentijd* *resolutie* *rollback* *samenvoegmethode* *schatter* *sensordata* *signaalverwerking* *simulat*
*solvers* *spectro* *synchronisatie* *terugvalpad* *tijdstempel* *tijdvenster* *topologie* *trainingsdata* *tweeling* *typesysteem* *vensterfunctie*
*vergrendeling* *versleutel* *voorspelmodel* *wachtrij* *weermodel* *wiskundig* *zoekboom* *zoektijd* algoritm* buffer* bytecode cache* cobol compiler*
conflicten crdt* dialect* doorgereken* doorreken* fourier* fpga* gedistribueerd* gnss gps gpu* graaf grafen grammatica hash* heuristi* homomorf* hyperparameter*
kalman* kansverdeling* klokken kompas logica mesh microservice* modbus neura* odometrie ontdubbel* optimaliser* parallel* pid pixel* query raft regressie*
simuler* solver* sommatie* statistisch* stochasti* tensor* throughput tokens vectordatabase wavelet*`

// physicalNouns are the specific nouns of the physical world.
const physicalNouns = `
*aandrijving* *absor* *acryl* *actuator* *aerogel* *afbreekba* *afdichting* *akoesti* *algen *alginaat* *aluminium* *ammoniak* *antenne* *aroma* *asfalt*
*bacteri* *batterijcel* *beton* *bindmiddel* *boiler* *bovenleiding* *calorisch* *camerabeeld* *capaciti* *cavita* *cellulose* *celwand* *cement* *centrifu*
*chemisch* *chromatogra* *cilinder* *coating* *composiet* *compressor* *condens* *constructie* *corrosi* *dampdicht* *deeg *deeltjes* *dempers* *demping*
*detector* *dichtheid* *doorstroom* *doseer* *dosering* *drempelwaarde* *droger* *droogproces* *eicel* *eiwit* *elektrisch* *elektrode* *elektroni* *emulga*
*energieverbruik* *enzym* *epoxy* *extruder* *extrusie* *fermenta* *fijnstof* *folie* *fosfaat* *frequentie* *fundering* *garens* *gasmeting* *generator*
*genexpress* *geometri* *geurstof* *gevoeligheid* *gieterij* *glazuur* *glucose* *glutenvrij* *golflengte* *grenslaag* *grijper* *grondlaag* *gyro* *hardheid*
*hartritme* *hechting* *hefschroef* *hoogspanning* *houdbaarheid* *hydraul* *hydrogel* *hyperspectr* *ijking* *impedanti* *implant* *infrarood* *injectie*
*insecten* *interfero* *isolatie* *kanaalprofiel* *katalys* *keram* *klep *kleppen *koelblok* *koeling* *koelsysteem* *koolstof* *koppel *korrel* *krimp*
*kristal* *kruip* *kunststof* *laadstation* *laadtijd* *laagdikte* *laboratorium* *lagers *lagerschade* *laminaat* *laser* *lasnaad* *lasnaden* *lasproces*
*legering* *lekkage* *lenzen *lichtgewicht* *lijmverbinding* *lithium* *luchtbel* *luchtstroom* *magneet* *magnesium* *magneti* *magnetron* *mechani*
*melkstroom* *membra* *mengen* *mengsel* *microb* *microstructu* *molecul* *multispectr* *nano* *nylon* *omvormer* *oplosba* *oplosmiddel* *oppervlaktestructu*
*optisch* *oxid* *piezo* *plasma* *poeder* *polarisa* *polymeer* *polyur* *poreus* *porositeit* *prefab* *primer *primers *printkop* *printplaat*
*productieproces* *proefopstelling* *prototyp* *pulserend* *radar* *recycl* *remkracht* *resonan* *resonator* *rijpheid* *rijping* *robotarm* *rontgen* *rotor*
*rubber* *scankop* *scharnier* *scheur* *schimmel* *schoep* *schoorsteen* *schuim* *sensor* *silicium* *siliconen* *sinter* *slib* *slijtage* *slijtvast*
*smelt* *snellad* *soldeer* *spaanplaat* *speeksel* *sproei* *spuitgiet* *staal* *sterilis* *stijfheid* *stikstof* *stoom* *stroming* *supercap* *suspensie*
*temperatu* *terahertz* *testopstelling* *textuur* *thermi* *thermo* *titanium* *toerental* *tolerantie* *transformator* *trilling* *turbine* *tussenlaag*
*uithard* *uitzetting* *ultraso* *vacuum* *veldsterkte* *verdamp* *verhard* *vermoeiing* *vermogenselektron* *vernet* *versnellings* *verspan* *vervorm*
*verwarming* *vetzu* *vezel* *viscosi* *vliegwiel* *vloeistof* *vochtgehalte* *voorspan* *walsen* *wanddikte* *wapening* *warmte* *waterstof* *weefsel*
*weekmaker* *wervel* *wielgeluid* *wondverband* *wondvocht* *wrijving* *zeewier* *zekering* *zeldzame* *zetmeel* *zonnepane* *zuiger* *zuivel* *zuivering*
*zuurgraad* *zuurstof* algen* brander breuk* capsule* co2* dna ecg gelast gist goud* hars harsen infuus* ketel kobalt* koperen korst kruim lak lakken laklaag*
lassen lens naald ozon palladium* pfas pulsduur pulsen rails roet romp ruis* scanner* scheiding signaal signalen silicone* spectrum spier* spoelen tin toeren
trillen uv verf vermogen virus* wolfraam* zenuw* zink* zolen zuur`

// weakNouns are common words for matter, machines and computing. One of them says little;
// several make a text technical.
const weakNouns = `
*afstand* *architectu* *batterij* *beeld *beelden *berekening* *bestendig* *beweging* *blad *bloed *bodem *chip *chips *code *controller *damp *dikte* *druppel*
*filter *filters *formaat *gas *geleidend* *geluid* *gewas *gewicht* *golf *hoek *huid *kabel* *kracht *krachten *kunstmatige* *kunststof *laag *lading
*levensduur* *licht *machine* *massa* *materiaal *mengsel* *metaal* *methode* *meting* *model *modellen *netwerk *olie *opbrengst *parameter* *plaat *plant
*platen *puls *reactie *rooster *roosters *scans *schaalba* *signaal *snelheid* *spanning* *sterkte* *stoffen *stromen *stroom *structuur *systeem *systemen
*techniek *technologie* *tekeningen *variabel* *ventilator* *verbinding *vezels *vocht* *wielen *zinnen accu accus ai android api apis apparaat applicatie*
bellen belletjes berichten bestanden beton biolog* bladeren blockchain bloem boom bot buis calcium camera* cel cellen cloud* complexiteit component*
composteerba* computer* damp* data database* dataset* dieren doek draad draden drogen drone* echo elektronica* energie* filteren frame gat geautomatiseerd* gel
glas golven grondstof* hardware hitte hout ijs ijzer index inkt inkten installatie* instructies kalk kanaal kanalen karton katoen klei klep knopen kolommen
koper korrel korrels koude* kubernetes lager larven lasnaad lijm lijnen lucht mallen materia* meetkund* microfoons mist module* motor naad netwerk* opslag oven
pakketten papier persen php planner planten plastic* pleister pomp pompen porien postgres* programmatuur prototype* python query radar react remmen rendement
robot* rust script server* sleutel sleutels smelt* software* staal stemmen stof suiker* tabellen techniek* tonen toon veld verf vergelijkingen vet vetzuren vlas
volgorde vormen vorst vries* walsen wand warm* water weerstand wei wiel* wind wond zand zelflerend* zetmeel zon zout*`

// notTechnical are words that match the tables above but are not technical.
const notTechnical = `
*marketing* *prijsmodel* *sluis* businessmodel* dashboard* erp* evenwicht* excel huisstijl* kantoor* klassiek* koffie* kosten* laag lage luister* tevreden*
verdienmodel* voorbeeld voorbeelden webshop* website*`
