package judge

// Technical nouns, with the stars of the phrase tables: a long stem counts
// anywhere in a compound (*sensor*: druksensordata), a short one that hides in
// ordinary words only by itself (ets, but not fietsen; straling, not uitstraling).
const softwareNouns = `
algoritm* *algoritme* heuristi* *parser* compiler* *compilatie* interpreter* grammatica *syntax* *datastructu* bytecode runtime*
*latency* *latentie* throughput doorvoer* *bandbreedte* *synchronisatie* gesynchroniseerd* gedistribueerd* asynchro* concurren* parallel*
*consistentie* consensus *replicatie* replica* deadlock* mutex* thread* multithread* lockfree crdt* paxos raft *sharding* partitioner*
*caching* cache* *geheugen* *rekentijd* *rekenkracht* *rekenlast* exponentie* polynom* combinatori* *optimalisatie* optimaliser* solver*
*simulat* simuler* *rekenmodel* *wiskundig* *numeriek* stochasti* bayesiaan* statistisch* kansverdeling* regressie* interpolatie* extrapolatie*
*classificati* classifier* clustering *segmentatie* *detectie* *herkenning* *voorspelmodel* predictie* predictief anomali* *afwijkingsdetectie
neura* *netwerkarchitectuur* convolution* transformer* embedding* inferentie* hyperparameter* gradient* tensor* overfitting *trainingsdata* reinforcement *beeldverwerking*
*beeldanalyse* *beeldherkenning* *spraakherkenning* *taalverwerking* ontologie* *semantisch* kennisgra* *graafdatabase* graaf grafen
*cryptogra* *encryptie* *versleutel* homomorf* *blokketen* hash* *sleutelbeheer* kwetsbaarhed* anonimiser* pseudonimiser*
*firmware* *embedded* *microcontroller* *processor* fpga* rtos interrupt* *driver* *bootloader* gpu* cpu* simd cuda opengl vulkan *rendering* renderer* shader*
*berichtbus* *wachtrij* *streaming* *datastroom* *datastromen* *pipeline* mqtt opcua canbus modbus tcp udp *pakketverlies* jitter *protocol* *compressie* codec*
*querypl* *optimizer* *indexstructuur* indexformaat* indexering* *bestandsformaat* *bestandssysteem* *bestandsformaten* serialisatie* *datamodel* *metamodel* schemaevolutie *versiebeheer* *tijdreeks*
*sensordata* *meetdata* *meetreeks* *puntenwolk* pointcloud* slam *lokalisatie* odometrie *padplanning* *planningsalgoritme* *planningsmotor* routering* *routeplan*
*kinemati* *toestandsschat* kalman* *sensorfusie* *digitaltwin* *tweeling* *besturing* *aansturing* *regelaar* *regelkring* *regelalgoritme* *regeltechn* pid
*virtualisatie* hypervisor* *containerruntime* *orkestratie* *scheduler* *scheduling* microservice* *eventdriven* idempoten* *foutcorrectie* *fouttoleran* redundan*
*webassembly* wasm typechecker* *typesysteem* *codegenera* *broncode* refactor* legacycode *emulator* emulatie *decompil* fuzzing *verificatie* modelchecking *bewijsbaar*
*voorbewerking* *ruisfilter* *signaalverwerking* fourier* wavelet* spectra* *spectro* *beeldpunt* pixel* *resolutie* *framerate* *latentieruimte* vectordatabase *zoekalgoritme* *zoekindex* *deduplicatie* ontdubbel*
*datakwaliteit* *recordlinkage* *schatter* schattingsfout* *tokeni* *querys* joins *querytaal* *regelgebaseerd* *regelengine* *blokkeringsstrategie* *scheefheid* *datadistributie* *positiebepaling* *positieschatting* *positiefout*
*computervisie* *beeldkwaliteit* *dataset* *simulator* *rekenkern* *solvers* *topologie* *netwerkverkeer* *routing* *synthese* *gebarentaal* *medischebeeld*
*lussen* *lusgrenzen* *terugvalpad* *instructieset* *geheugenlek* *vensterfunctie* *tijdvenster* *blockchainprotocol* *smartcontract* *sleutelwoord* *zoekruimte* *zoektijd* *responstijd* *reactietijd* *foutmarge* *foutpercentage* *woordfout* *nauwkeurigheid*
*datavolume* *gegevensstro* *gegevensmodel* *gegevensstructuur* *vertaalsysteem* *vertaalsystemen* *vertaalmodel* *machinevertaling* *tekstherkenning* ocr *objectherkenning* *beeldmodel* *diepteschatting* *dieptecamera* *spraakmodel* spraak spraakdata sensorfusie datafusie query queryplanner pakketplanner *rekenvermogen* *rekenlast* *backupsoftware* *blokniveau*`

// Nouns that are of the field but say little by themselves.
const weakNouns = `
software* programmatuur applicatie* database* databases server* cloud* api apis *code code framework* machine machines *machine* ai iot blockchain *kunstmatige* robot* robots
python java javascript typescript php rust golang kotlin swift dotnet react angular kubernetes docker sql nosql postgres* linux android data dataset* *systeem *systemen computer*
model modellen *model *modellen *architectu* techniek* *techniek *technologie* materia* *materiaal *materialen apparaat apparaten installatie* energie* elektronica* netwerk* *netwerk *netwerken *controller
module* component* hardware *methode* *meting* water lucht staal plastic* metaal metalen beton hout glas camera* drone* motor motoren accu accus *batterij* pomp pompen berichten records bestanden prototype* *signaal realtime transactie* *schaalba* complexiteit rendement constructie* *meetwaarde* *meetwaarden* *meting* productieproces*`

// Words that look technical to the tables above and are not.
const notTechnical = `
businessmodel* verdienmodel* *prijsmodel* rolmodel* *abonnementsmodel* financieringsmodel* samenwerkingsmodel* werkmethode* materiaalkosten projectmethode* betaalmethode* verkoopmethode*
personeelsplanner* *weekplanner evenementenplanner* energiek* watersport* waterval* *wegbeheerder* *marketing* *ecosysteem kassasysteem crmsysteem *crmsysteem boekhoud* erp* cms* huisstijl* codetaal verwerkingsovereenkomst kledingstuk*`
