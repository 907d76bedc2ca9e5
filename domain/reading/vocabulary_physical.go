package reading

const physicalNouns = `
*sensor* *elektrode* *actuator* *transducer* *piezo* *detector* *meetkop* *meetprincipe* *meetopstelling* *meetsignaal* *meetfout*
*meetmethode* *meetsysteem* *meettechn* *kalibrat* *ijking* *hysterese* *resonan* *frequentie* *trilling* trillen *demping* *dempers*
*geluidsgolf* *akoesti* *ultrageluid* *ultrasoon* ultrasone *echografie* *bromtoon* *thermi* *thermo* *warmte* *koeling* *koelmiddel*
*koelblok* *koelcapaciteit* *koelsysteem* *temperatu* *verhitting* *verwarming* *isolatie* *condens* *verdamp* *vriesdroog* *droging*
*droogproces* *droger* *vochtgehalte* *vochtopname* *vochtrest* *stoom* *druksensor* *drukval* *drukverschil* *overdruk* *onderdruk*
*vacuum* *stroming* *stroomsnelheid* *turbulen* *aerodynami* *hydrodynami* *hydraul* *pneumat* *viscosi* *rheolog* *reolog* *debiet*
*cavitatie* *polymeer* *polymer* *kunststof* *composiet* *vezel* hars harsen *kunsthars* *epoxyhars* *fenolhars* *epoxy* *elastomeer*
*rubber* *siliconen* silicone* *folie* *coating* *primer *primers *lijmverbinding* *bindmiddel* *lignine* *cellulose* *zetmeel* *bioplastic*
*hechting* *hechtlaag* *grenslaag* *grensvlak* *oppervlaktespanning* *oppervlaktestructu* *oppervlakteruwheid* *laminaat* *delaminatie*
*krimp* *kruip* *vervorm* *elasticiteit* *treksterkte* *scheur* *vermoeiing* *slijtage* *slijtvast* *hardheid* *brosheid* *tolerantie*
*wanddikte* *stijfheid* *buigsterkte* *dichtheid* *porositeit* *poreus* *poreuze* *korrelgrootte* *deeltjes* *nanodeel* *nano*
*microstructu* *microka* *microfluid* *legering* *aluminium* *titanium* *staal* *magnesium* *lithium* *grafeen* *keram* *halfgeleider*
*silicium* *wafer* *lasproces* *lasnaad* *lasnaden* *smeltbad* *smeltpunt* *smeltzone* *soldeer* *gieterij* *gietproces* *spuitgiet*
*matrijs* *extruder* *extrusie* *walsen* *frezen* *freesproces* *verspan* *sinter* *corrosi* *oxid* *galvani* *anodis* *elektroly* *plasma*
*lithogra* *depositie* *opdamp* *3dprint* 3dprint* *additive* *printkop* *printproces* *katalys* *reactor* *bioreactor* *reactiesnelheid*
*reactietemperatuur* *reactieproduct* *oplosmiddel* *emulsie* *emulga* *suspensie* *kristal* *polymorf* *destill* *extracti* *filtrat*
*membra* *adsorp* *absor* *osmose* *ionen* *ionenwisse* *chromatogra* *titratie* *molecul* *chemisch* *zuurgraad* *zuurstof* *waterstof*
*koolstof* *stikstof* *ammoniak* *methaan* co2* pfas *zwavel* *fosfaat* *nitraat* *spoelwater* *afvalwater* *proceswater* *pyroly* *vergass*
*vergist* *fermenta* *schimmel* *bacteri* *microb* *microorganism* *enzym* *eiwit* *proteine* *peptide* *antilicha* *celkweek* *celgroei*
*celdeling* *weefsel* *stamcel* *genoom* *geneti* *genexpress* rna mrna *crispr* *biomarker* *bioactie* *biomassa* *algen algen* *gistcel*
*vetzu* *koolhydra* *suikergehalte* *smaakstof* *geurstof* *structuurvorm* *textuur* *houdbaarheid* *pasteuris* *sterilis* *homogenis*
*verstijfsel* *aankoek* *pekel* *zuivel* *deegstructuur* *glutennetwerk* *schuimvorm* *optisch* *optiek* *laser* *infrarood* *ultraviolet*
*terahertz* *fotonica* *fotonisch* *lichtbron* *lichtopbrengst* *lichtsensor* *golflengte* *interfero* lens *lenzen *lensvorm* *polarisa*
*diffractie* *fluorescen* *brekingsindex* *hologra* *camerabeeld* *spiegelhouder* *spiegels *radar* *lidar* *rontgen* *tomogra*
*elektromagne* *elektrosta* *elektrisch* *elektroni* *magneti* *magneet* *wervelstro* *inductie* *inductief* *inductieve* *impedanti*
*capaciti* *weerstandsmeting* *luchtweerstand *stromingsweerstand *contactweerstand *overgangsweerstand *spanningspiek* *hoogspanning*
*kortsluit* *omvormer* *invertor* *inverter* *transistor* *printplaat* *antenne* *zendvermogen* *radiosignaal* *storingsignaal*
*signaalruis* ruis* *voedingsspanning* *energiedicht* *energieopsla* *batterijcel* *accupakket* *laadstation* *laadstroom* *laadtijd*
*snellad* *brandstofcel* *elektrolyt* *zonnecel* *zonnepane* *windturbine* *turbine* *warmtepomp* *vliegwiel* *generator*
*vermogenselektron* *vermogensdicht* *netfrequentie* *motorregel* *elektromotor* *rotor* *stator* *lagers *lagering* *lagerschade*
*toerental* *koppel *aandrijving* *aandrijflijn* *transmissie* *tandwiel* *overbrenging* *krachtsensor* *krachtmeting* *gripper* *grijper*
*robotarm* *manipulator* *mechani* *afdichting* *klep *kleppen *kunstklep* *ventiel* *nozzle* *sproei* *spuitkop* *spuitdop* *mondstuk*
*doseer* *dosering* *zuiger* *cilinder* *scharnier* *veersysteem* *constructie* *draagvermogen* *belastbaarheid* *massatraag*
*gewichtsverdeling* *stabiliteit* *balancer* *onbalans* *wrijving* *smering* *smeermiddel* *tribolog* *gyro* *versnellings* *implant*
*prothese* *orthese* *katheter* *hartkl* *hartritme* *bloedstro* *bloedvat* *bloeddruk* *glucose* *biocompati* *medicijnafgifte*
*geneesmiddel* *farmaco* *dosis* *huidweerstand* *botingroei* *botimplan* *spieractiv* *elektrocardio* eeg emg *substraat* *bodemvocht*
*gewasgroei* *gewassensor* *plantsensor* *wortelgroei* *fotosynthese* *veredel* *kieming* *zaadcoating* *bestuiv* *mestvergist*
*mestverwerk* *rijping* *rijpheid* *insecten* *onkruid* *ziektedruk* *nutrient* *groeisnelheid* *sapstroom* *stengel* *asfalt* *cement*
*mortel* *wapening* *geopolymeer* *fundering* *draagconstruct* *brandwerend* *brandvertrag* *dampdicht* *luchtdicht* *waterdicht* *prefab*
*betondruk* *beton* *uithard* *bitumen* *spaanplaat* *houtverbinding* *gevelelement* *koudebrug* *proefopstelling* *testopstelling*
*laboratorium* *prototyp* *procescondit* *procesparameter* *procesbeheers* *procesregel* *productieproces* *luchtstroom* *gasstroom*
*vloeistof* *mengproces* *mengverhouding* *spoelproces* *zuivering* *recycl* *gerecycl* *afbreekba* *granula* *poeder* *korrel* vermogen
rekenvermogen *stromingsprofiel* *kanaalprofiel* *profielvorm* *geometri* *massatransport* *energieverbruik* *lekstroom* *lekkage*
*uitlijning* *hoogfrequent* *magneetveld* *veldsterkte* *signaalsterkte* *signaalverlies* signaal signalen *lichtgewicht* *luchtbel*
*luchtbellen* *restwarmte* *uitgass* *uitvlok* *bezinking* *flocculat* *kiemgetal* *toerenregeling* *drukregeling* *klimaatregel*
*ventilatie* *schuim* *zeewier* *staalvezel* koperdraad* koperen straling* *stralingsd* *terahertzstraling *rontgenstraling lassen gelast
breuk* *materiaalbreuk* scheiding scheidingsproces* *stofscheiding* kogellager* glijlager* lagers *magneetlager* roet gist *gistcel*
*gistvorm* ruis ruisniveau ruisvloer *signaalruis* etsen etsproces* dna ecg mri stent stents *bioplastic* *vormgeheugen* *klemverbinding*
*schroefdraad* *wanddelen *kernfusie* toeren toerental* pulsen pulsduur gepulseerd* *pulserend* *mengen* *stollen *stolling* *smeltlijm*
*smelt* *verhard* *vulkanis* *mengsel* *slib* *sediment* *wervel* *stuwkracht* *propeller* *hefschroef* *schroefas* *rotorblad* *schoep*
*vleugelprofiel* *luchtweerstand* *compressor* *condensator* *hydrofo* *hydrofie* *hydrogel* *aerogel* *glazuur* *glasuur* *zirkon*
*porselein* *craquel* *tussenlaag* *deklaag* *toplaag* *laagdikte* *grondlaag* *beschermlaag* *slijtlaag* *uitzetting* zuur zuren
*zuurgehalte* *basisch* *neodymium* nikkel* kobalt* mangaan zink* tin goud* platina* palladium* wolfraam* *zeldzame* *ionisch* *oplosba*
*reagens* *reagent* *vernet* *monome* *weekmaker* *pigment* *verfsysteem* verf verflaag* lak lakken laklaag* *acryl* *polyur* *polyeth*
*polyprop* *polyest* *polyst* *nylon* *teflon* *ptfe* *carbon* *mycelium* *chitosan* *pectine* *alginaat* *gelatine* *collageen* *keratine*
*aroma* *wortsmaak* *stofwissel* *metabol* virus* *virus *virusbesm* *speeksel* *antigen* *pathog* *diagnosti* *celwand* *celmembra*
*lichtpuls* *calorisch* *supercap* *terugvoeding* *zekering* *transformator* *gelijkstroom* *wisselstroom* *netspanning* *laadprofiel*
*ontlaad* *ontlading* *snuffelsensor* *kruisgevoelig* *selectiviteit* *gevoeligheid* *drempelwaarde* *achtergrondruis* *detectielimiet*
*detectiegrens* *garens* *kunstgras* *textielvezel* *weefgetouw* *breimachine* rails *spoorstaaf* *wielgeluid* *wielprofiel* *bovenleiding*
*wisselmotor *stuurkolom* *remenergie* *remkracht* *remschijf* *ophanging* *schokdemp* *bandprofiel* *carrosserie* *chassis* *momentsleutel
*koppelomvormer* *schroefverb* *boutverb* *nagelverb *klemkracht* *voorspan* knikbelasting *buigmoment* *torsie* *schuifspanning*
*materiaalspanning* *trekspanning* kerf kerven kerfwerking *breuktaai* *taaiheid* *ductil* *plastisch* *elastisch* *stromingsl* *doorstroom*
*drukvat* *drukgolf* *schokgolf* *resonator* spoel spoelen spoelwater* *solenoid* *relais* *schakelverlies* *schakelfrequentie* harmonische
*faseverschuiving* *fasehoek* *tegenfase* *modulat* *demodul* zender zenders *bereikverlies* *signaalsterkte* *radiogolf* *microgolf*
*magnetron* *hoogfrequent* *laagfrequent* *ultraso* *cavita* *sonisch* *centrifu* *decanter* zeef* *cycloon* *vergruiz* *maalproces*
*mengkamer* *mengkop* *roerwerk* *kneed* *stollingspunt* *kookpunt* *vriespunt* *smelttraject* *glasovergang* *gelering* *gelvorm* *verdikk*
*bindend* *stremsel* *stremming* korst korsten kruim *glutenvrij* *deeg *deegs* *vetfractie* *vetglobul* mineralen *sporenelement*
*vitamine* *antioxid* *conserveer* *schimmelvorm* *listeria* *salmonella* *legionella* *biofilm* *hygieneontwerp *nanobuis* *kwantum*
*quantum* *qubit* *supergelei* *cryogeen* *cryo* *helium* argon neon *xenon* ozon uv uvc ledlicht* *lichtspectrum* *fotodiode* *fotonen*
*fotokataly* *zonlichtspectrum* *perovskiet* *spiegeloptiek* *glasvezel* *lichtgeleider* *beeldsensor* *dieptemeting* *fotogrammetr*
*stereobeeld* *triangul* scanner* laserscanner* *scankop* *microscop* *elektronenmicro* spectrum lichtspectrum geluidsspectrum *hyperspectr*
*multispectr* *warmtebeeld* *rotting* bederf bederven *gasmeting* *gassensor* *gasdetect* *fijnstof* *aerosol* *rookgas* *verbrandings*
*verbrandingsmotor* brander branders gasbrander* *vlamfront* *ontsteking* *injector* *inspuit* *uitlaat* *emissie* *stikstofoxide*
*nageschakeld* *schoorsteen* ketel ketels *boiler* *warmtebuffer* *buffervat* *faseovergang* *zoutopslag* *ijsslurry* *koudemiddel*
*koudeopslag* *aardwarmte* *geotherm* *boorgat* *boorkop* *sondering* *grondwater* *waterstand* *golfslag* getij* getijden* *scheepsromp*
romp scheepsromp* vliegtuigromp* kiel *ballasttank* *thruster* *onderwater* *sonar* *loopvlak* zool zolen schoenzool* *drukverdeling*
*exoskelet* *gewricht* *kniegewricht* *heupimpl* *tandheel* *gebits* *wondverband* *wondvocht* *huidcel* *huidlaag* *hoornvlies*
*gehoorimplant* *cochlea* *hersenstim* zenuw* spier* beenspier* *longfunct* *ademhal* *beademing* infuus* naald naalden micronaald*
*injectie* *tabletcoating capsule* *oplostijd* *afgifteprofiel* toxi* *toxisch* *immunol* vaccin* serum *bloedwaard* hormoon* *eicel*
*embryo* *foetus* *zaailing* *kiemplant* *plantencel* *bladgroen* *bladnat* bladluis luizen mijten roofmijt* *roofmijt* *feromoon*
*melkrobot* *melkstroom* uier uiers pens *voederconv* *mestscheid* *ammoniakemis* *stalvloer* *zaadhuid*
`
