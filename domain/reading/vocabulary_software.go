package reading

import "strings"

// softwareNouns and physicalNouns are the specific technical nouns, in the notation
// of lexicon. A long stem matches anywhere in a compound (*sensor*: druksensordata).
// A stem that is also part of ordinary words matches only as a whole word or at the
// start of one (straling*, because of uitstraling).
const softwareNouns = `
algoritm* *algoritme* heuristi* *parser* compiler* *compilatie* interpreter* grammatica *syntax* *datastructu* bytecode runtime* *latency*
*latentie* throughput doorvoer* *bandbreedte* *synchronisatie* gesynchroniseerd* gedistribueerd* asynchro* concurrency concurrente parallel*
*consistentie* consensus *replicatie* replica* deadlock* mutex* thread* multithread* lockfree crdt* paxos raft *sharding* partitioner*
*caching* cache* *geheugen* *rekentijd* *rekenkracht* *rekenlast* exponentie* polynom* combinatori* *optimalisatie* optimaliser* solver*
*simulat* simuler* *rekenmodel* *wiskundig* *numeriek* stochasti* bayesiaan* statistisch* kansverdeling* regressie* interpolatie*
extrapolatie* *classificati* classifier* clustering *segmentatie* *detectie* *herkenning* *voorspelmodel* predictie* predictief anomali*
*afwijkingsdetectie neura* *netwerkarchitectuur* convolution* transformer* embedding* inferentie* hyperparameter* gradient* tensor*
overfitting *trainingsdata* reinforcement *beeldverwerking* *beeldanalyse* *beeldherkenning* *spraakherkenning* *taalverwerking* ontologie*
*semantisch* kennisgra* *graafdatabase* graaf grafen *cryptogra* *encryptie* *versleutel* homomorf* *blokketen* hash* *sleutelbeheer*
kwetsbaarhed* anonimiser* pseudonimiser* *firmware* *embedded* *microcontroller* *processor* fpga* rtos interrupt* *driver* *bootloader*
gpu* cpu* simd cuda opengl vulkan *rendering* renderer* shader* *berichtbus* *wachtrij* *streaming* *datastroom* *datastromen* *pipeline*
mqtt opcua canbus modbus tcp udp *pakketverlies* jitter *protocol* *compressie* codec* *querypl* *optimizer* *indexstructuur* indexformaat*
indexering* *bestandsformaat* *bestandssysteem* *bestandsformaten* serialisatie* *datamodel* *metamodel* schemaevolutie *versiebeheer*
*tijdreeks* *sensordata* *meetdata* *meetreeks* *puntenwolk* pointcloud* slam *lokalisatie* odometrie *padplanning* *planningsalgoritme*
*planningsmotor* routering* *routeplan* *kinemati* *toestandsschat* kalman* *sensorfusie* *digitaltwin* *tweeling* *besturing* *aansturing*
*regelaar* *regelkring* *regelalgoritme* *regeltechn* pid *virtualisatie* hypervisor* *containerruntime* *orkestratie* *scheduler*
*scheduling* microservice* *eventdriven* idempoten* *foutcorrectie* *fouttoleran* redundan* *webassembly* wasm typechecker* *typesysteem*
*codegenera* *broncode* refactor* legacycode *emulator* emulatie *decompil* fuzzing *verificatie* modelchecking *bewijsbaar* *voorbewerking*
*ruisfilter* *signaalverwerking* fourier* wavelet* spectra* *spectro* *beeldpunt* pixel* *resolutie* *framerate* *latentieruimte*
vectordatabase *zoekalgoritme* *zoekindex* *deduplicatie* ontdubbel* *datakwaliteit* *recordlinkage* *schatter* schattingsfout* *tokeni*
*querys* joins *querytaal* *regelgebaseerd* *regelengine* *blokkeringsstrategie* *scheefheid* *datadistributie* *positiebepaling*
*positieschatting* *positiefout* *computervisie* *beeldkwaliteit* *dataset* *simulator* *rekenkern* rekenmotor* doorgereken* doorreken*
sommatie* conflicten *conflictresol* *solvers* *topologie* *netwerkverkeer* *routing* *synthese* *gebarentaal* *medischebeeld* *lussen*
*lusgrenzen* *terugvalpad* *instructieset* *geheugenlek* *vensterfunctie* *tijdvenster* *blockchainprotocol* *smartcontract* *sleutelwoord*
*zoekruimte* *zoektijd* *responstijd* *reactietijd* *foutmarge* *foutpercentage* *woordfout* *nauwkeurigheid* *datavolume* *gegevensstro*
*gegevensmodel* *gegevensstructuur* *vertaalsysteem* *vertaalsystemen* *vertaalmodel* *machinevertaling* *tekstherkenning* ocr
*objectherkenning* *beeldmodel* *diepteschatting* *conflictoplos* *afrondingsregel* *rekenregel* rekenkundig* cobol fortran *graafvergelijk*
*vectoris* *rasterbeeld* *weermodel* *samenvoegmethode* *samenvoegalgoritme* *geautomatiseerdebewij* *bewijssysteem* *constraintsolver
*uitdrukkingskracht* *toestandsruimte* *toestandsmachine* *eindigeautom* *zoekboom* *beslisboom* *hashtabel* *bloomfilter* *boomstructuur*
*indexboom* *geheugenbeheer* *vuilnisophal* *garbage* *stackoverflow* *paging* *paginafout *bitrate* *sampling* *bemonster* *aliasing*
*quantis* *kwantis* *kwantif* *beeldruis* *bewegingsonscherp* *objectvolg* objecttracking *posedetect* *gezichtsherk* *stemherk* dialect*
*fonem* *taalmodelarch* tokens *vocabulaire* *attention* *diffusiemodel* *generatief* *modeldrift* *datadrift* *federatedlearn* *federatief*
*differentieleprivacy* *privacybudget* *kansmodel* *onzekerheidsmarge* *montecarlo* *markov* *deeltjesfilter* *regelwet* *modelpredict* mpc
*overshoot* *dodetijd* *looptijdverschil* *klokdrift* *tijdsynchron* *tijdstempel* klokken *vectorklok* *partitie* *netwerkpartitie*
*failover* *quorum* *logreplic* *snapshot* *checkpoint* *terugdraai* *rollback* *isolatieniveau* *schrijfversterk* *lockcontention*
*vergrendeling* *backpressure* *tegendruk* burst bursts *piekbelasting* *pakketroutering* mesh meshnetwerk* lora lorawan *bluetooth* uwb
*zigbee* gnss gps rtk imu kompas *inertia* *traagheidsn* *kaartmatch* *kaartopbouw* *botsings* *botsingsdetect* *routealgor* *vrachtoptim*
*laadruim* *stapelalgoritme *binpacking *planningsprobleem* *roosterprobleem* *voorraadmodel* *vraagvoorspel* *seizoenspatroon* *nulmeting*
*datapunten* *meetpunten* *meetfrequentie* *resampl* *uitschieter* *imputatie* *schemamatch* entiteit entiteiten *naamherken* *ontleed*
*ontleden* *tekstanalyse* *semantiek* *redeneer* logica *theorema* *satsolver smt *symbolisch* *typetheorie* *typeafleid* *metaprogram*
*domeinspecif* dsl *transpil* *codeanalyse* *statischeanalyse* binair* *disassembl* *sandbox* *isolatielaag* *sidechannel* *zijkanaal*
*kwantumveilig* *postquantum* *sleuteluitwissel* *zeroknowledge* *bewijsprotocol* *handtekeningschema* *multipartycomp* *secretshar*
*geheugenveilig* *ringbuffer* buffer* ringbuffer* dma *bitflip* *watchdog* *energiebudget* *slaapstand* *stroomverbruik* *dieptecamera*
*spraakmodel* spraak spraakdata sensorfusie datafusie query queryplanner pakketplanner *rekenvermogen* *rekenlast* *backupsoftware*
*blokniveau*
`

// weakNouns are technical nouns that say little by themselves.
const weakNouns = `
zelfvarend* zelfrijdend* zelflerend* zelfherstellend* zelfdenkend* autonoom autonome geautomatiseerd* software* programmatuur applicatie*
database* databases server* cloud* api apis *code code framework* machine machines *machine* ai iot blockchain *kunstmatige* robot* robots
python java javascript typescript php rust golang kotlin swift dotnet react angular kubernetes docker sql nosql postgres* linux android data
dataset* *systeem *systemen computer* model modellen *model *modellen *architectu* techniek* *techniek *technologie* materia* materiaal
*materiaal *materialen apparaat apparaten installatie* energie* elektronica* netwerk* *netwerk *netwerken *controller module* component*
hardware *methode* *meting* water lucht staal plastic* metaal metalen beton hout glas camera* drone* motor motoren accu accus *batterij*
pomp pompen berichten records bestanden prototype* *signaal realtime transactie* *schaalba* complexiteit rendement constructie* *meetwaarde*
*meetwaarden* *meting* productieproces* *kracht *krachten *snelheid* *stroom *stromen grondstof* *kunststof *stoffen *spanning* *lading
*golf golven *puls *geluid* *licht lichtbundel* *druppel* *vocht* *gewicht* *massa* *dikte* buis buizen *ventilator* oven ovens
oventemperatuur* *mengsel* *laag naad lasnaad naden *metaal* *metalen *vezels cellen cel cellen zout* suiker* vet vetten *olie gas gassen
*gas damp* *damp warm* koude* hitte vorst vries* smelt* *smelten *berekening* *parameter* *variabel* *dataverwerking *gegevensverwerking
*formaat *interface* symbolen lijnen *patronen *beeld *beelden *scan *scans *metingen *waarneming* *tekeningen *geometrie *verbinding
*afstand* *beweging* *bewegingen *rotatie* *hoek *hoeken wiel* *wielen messen assen draaias schroefas wielas aandrijfas *plaat *platen *blad
bladeren *filter *filters *schakeling* *kabel* *chip *chips *reactie *reacties *eigenschappen *structuur *structuren zuivere* *zuiverheid*
*levensduur* *veerkracht *sterkte* *gewas *gewassen *bodem planten *plant dieren *bloed *huid *rekenwerk *zoekmachine* *browser* *rooster
*roosters *opbrengst *rekenregels *zinnen *uitspraak stem stemmen drone* *voertuig* *schip schepen *trein *treinen *vliegtuig*
`

// notTechnical are words that match the tables above but are not technical.
const notTechnical = `
businessmodel* verdienmodel* *prijsmodel* rolmodel* *abonnementsmodel* financieringsmodel* samenwerkingsmodel* werkmethode* materiaalkosten
projectmethode* betaalmethode* verkoopmethode* personeelsplanner* *weekplanner evenementenplanner* energiek* watersport* waterval*
*wegbeheerder* *marketing* *ecosysteem kassasysteem crmsysteem *crmsysteem boekhoud* erp* cms* huisstijl* codetaal verwerkingsovereenkomst
kledingstuk* laag lage leerkracht* vakkracht* arbeidskracht* werkkracht* verkoopkracht koopkracht stagekracht indruk nadruk werkdruk
uitdruk* instroom uitstroom klantenstroom geldstroom* inkomstenstroom* stemming* afstemming* overeenstemming bestemming* toestemming*
tevreden* kosten* ontspanning* inspanning* spanningsveld onlichting* verlicht* toelicht* plicht* wellicht inlicht* evenwicht* klassiek*
massaal* kantoor* verlichting afbeelding* voorbeeld voorbeelden toekomstbeeld beeldmerk* marktbeeld merkbeeld straatbeeld aandeel* stofzuig*
koffie* kinderspel* webshop* website* webpagina* dashboard* informatiesysteem klantsysteem *uitspraken vennootsch* *afspraken aanspraak
interfaceontwerp *factuur bureaublad vakblad maandblad weekblad dagblad werkblad voorblad uitzoekwerk netwerken netwerkborrel* sociale*
werkplek* lease* leasing* leaseauto* leasecontract* verlangl* macroecon* marktscan quickscan salarisstrook salarisstroken prijslijst*
openluchtmuseum verwarmen *plicht* stroomlijn* stroomt geldstromen excel identiteit* *jargon *slagkracht denkkracht bewerkstellig*
daadkracht* *sluis* luister* pensioen*
`

// ordinaryStarts and ordinaryEnds are the starts and ends of long words that are not
// technical terms.
var (
	ordinaryStarts = strings.Fields(`klant project bedrij medewerk organisat ondernem market gebruik persone mogelijk belang verantwoord tegelijk
		waarschijn natuurlijk uiteindelijk verschil bijvoorbeeld administr document samenwerk ontwikkel onderzoek informat verbeter vernieuw verduurz
		duurza toepass beschikb bestaand nederland internation concurr leveranc opdracht aanvra subsidi innovati gemeen gezond onderwijs particip
		stakehold require kwaliteit activiteit voordeel nadeel ervaring collega directeur verwacht behoefte uitdaging oplossing probleem knelpunt
		toekomst efficien digital automat proces werkproces dienst product beoordel instructie tekst combinatie generatie prestatie resultaat
		presentat verzending verkoop inkoop betaal bestel reserver vakantie woning recept boodschap ingredi supermarkt kledin tweedehands
		abonnement account website webshop platform overzicht management planning begroting financi investeer verdien contract juridisch overeen
		vergader overleg communic training cursus opleid leidingg deelnem bezoek gasten ouders kinderen patient consument bewoner inwoner
		vrijwillig scholen leerling student docent ambtenaar januari februari september oktober november december maandag donderdag zaterdag
		vandaag gisteren volgend vorige eerdere daarnaast bovendien desondanks ondertussen inmiddels bovenstaand onderstaand hierover daarover
		waarover samengevat specialist deskundig professione moderne traditione technisch technolog complexiteit omgeving situatie moment periode
		gedurende volledig helemaal uitsluitend voornamelijk meerdere verscheiden diverse gezamenlijk gemotiveerd enthousiast hoogwaardig veeleisend
		wereldwijd toonaangevend makkelijk eenvoudig gemakkelijk beslissing inzicht sneller beginnen uitvoer realiser opgepakt integratie performance
		security schaalbaarheid privacy voorbereid ondersteun begeleid stimuler vergelijk noodzake geschikt tevreden populair aantrekkelijk persoonlijk
		koop koper verkop winkel spaar korting reclame merk rekening factur verzeker hypotheek school leraar docent sollicit vacatur salaris
		duitsland belgie frankrijk engeland amsterdam rotterdam utrecht eindhoven denemarken europ amerika amsterdams bijzonder vervolgens tenslotte verschillende
		miljoen miljard honderd duizend december januari elkaar sommige dergelijk degene desnoods allemaal enigszins voortdurend voordat`)
	ordinaryEnds = strings.Fields(`heid heden lijk lijke lijker lijks teit teiten schap schappen baar bare loos loze zaam zame eren ende erend ieren elijk weg keer maal dagen weken
		maanden jaren uren personen mensen kosten prijs prijzen markt sector branche beleid team afdeling directie bureau ste heel alles tijd bedrijf bedrijven proces processen platform`)
)
