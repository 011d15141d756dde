// What words are about here, in English and German. A word may bear several marks; `stem*` stands for all words that begin
// so. The classifier sees the marks beside the words, so that it understands words that no example has.

import { anyCurrencyWord } from './currencies.ts';

/** Umlauts in two letters, as `plain` writes them. */
const lexicon: Readonly<Record<string, string>> = {
  PAY: 'pay* paid charge* bill billed bills billing* invoice* transaction* debit* deduct* spend* spent money expense* purchase* bought withdraw* withdrew collect* zahl* bezahl* gezahlt rechnung* abbuch* abgebucht buchung* belast* transaktion* ausgegeben ausgaben ausgebe geld kohle ueberweisung* eingezogen einzug lastschrift* abgezogen abzieh*',
  TOOK: 'charge charged charges debit* deduct* withdraw* withdrew took take taken taking leave leaves left abbuch* abgebucht abzieh* abgezogen eingezogen belast*',
  BILLS: 'bill bills invoice* rechnung* beleg* statement statements',
  LIST: 'list lists show display see history overview view print-out pull statement statements every each log record records anything lay zeig* liste* auflist* auflisten verlauf anzeigen uebersicht aufstellung sehen alle saemtliche jede',
  WHICH: 'which welche welcher welches welchen',
  SUM: 'total totals totalling sum sums altogether overall grand spend spent spending add up-to-now aggregate combined dough dropped shelled outgoings insgesamt gesamt* summe* zusammen wieviel addier* ausgegeben ausgaben alles-in-allem',
  COUNT:
    'many often count counts number times amount-of frequency oft haeufig wieviele anzahl male mal zaehl*',
  LAST: 'last latest newest recent recently previous lately prior letzte* neueste* zuletzt juengste* vorherige* vorige*',
  NEXT: 'next renew* due again upcoming future soon will forthcoming coming owe expire* naechste* faellig* wieder demnaechst kommende* verlaenger* erneuer* bald ansteh*',
  MOST: 'biggest largest highest smallest lowest cheapest most maximum priciest dearest minimum least max min groesste* hoechste* kleinste* teuerste* billigste* niedrigste* meiste* guenstigste* top',
  WHY: 'why reason reasons wrong happened problem error cause caused come explain issue warum wieso weshalb grund gruende ursache passiert schief problem fehler',
  FAIL: 'fail* declin* reject* bounce* refus* unsuccessful through denied fehlgeschlag* scheiter* gescheitert abgelehnt* geplatzt fehlschlug durchgegangen zurueckgewiesen geklappt funktioniert',
  OPEN: 'pending unpaid outstanding unsettled open overdue settled offen* ausstehend* unbezahlt* schwebend*',
  VOID: 'cancelled canceled voided storniert* abgebrochen*',
  BACK: 'refund* reimburse* money-back reverse reversal chargeback cashback erstatt* rueckerstatt* zurueckerstatt* zurueck* zurueckzahl* gutschrift*',
  PAPER:
    'receipt* pdf pdfs csv vat download* export* print accountant bookkeep* tax taxes document documents proof excel quittung* beleg* herunterlad* runterlad* download drucken ausdrucken steuer* finanzamt buchhalt* mwst rechnungskopie exportier*',
  STRANGE:
    'recognise* recognize* unknown twice double strange unfamiliar fraud* stolen suspicious fishy authoris* authoriz* mysterious weird unauthor* never dubious doppelt zweimal unbekannt* betrug* seltsam* komisch* kenne gestohlen merkwuerdig* verdaechtig* falsch',
  PLAN: 'plan plans subscription* subscribed subscriber tier tiers membership* package* tariff* abo abos abonnement* tarif* paket* mitgliedschaft* vertrag*',
  SUBSCRIBE: 'subscribe subscribing abonnier* sign-up',
  PRICE:
    'price* pricing cost costs expensive fee fees cheap* monthly rate rates quote damage preis* kostet kosten teuer gebuehr* monatlich* guenstig* billig* kostenlos gratis',
  HAVE: 'include* including feature* contain* get comes come describe explain goodies perks offers offer rundown benefits enthalten* enthaelt beinhaltet inbegriffen dabei drin bekomme bekommt funktionen umfasst umfang leistungen merkmale bietet erklaer* beschreib*',
  TELL: 'tell say describe explain hear know more details about erzaehl* sag* mehr ueber details wissen',
  VERSUS:
    'compare* comparison* differ* versus vs better than stack side unterschied* vergleich* gegenueber besser verglichen statt',
  ADVICE:
    'should recommend* best suits suit worth choose right advice advise suitable fits fit overkill worthwhile pick ideal empfehl* empfiehl* passt geeignet* sinnvoll lohnt beste* besten rat raten nehmen sollte soll entscheiden',
  PERK: 'api sso sla analytics integration* collaborat* queries query limited unlimited priority deployment dedicated security guarantee apis webhook* team* support analysen schnittstelle* integrationen prioritaet* unbegrenzt* unlimitiert* anfragen garantie teamarbeit zusammenarbeit sicherheit auswertung* ansprechpartner*',
  MOVE: 'upgrade* upgrading downgrade* downgrading switch switching move moving bump become go put wechs* wechseln umsteig* umstieg hochstuf* herabstuf* runterstuf* upgraden downgraden stuf* stufe hochgestuft umstell* upgegradet',
  BUY: 'buy get take order purchase kauf* nehme nehm bestell* hol',
  STOP: 'cancel* terminat* unsubscribe* stop stopping end ending quit* leave discontinue kill kuendig* gekuendigt beend* stornier* abbestell* aufhoer* stopp* kuendigung*',
  CARD: 'card cards paypal stripe bank visa mastercard amex express iban method methods credit transfer wire apple google klarna sepa karte* kreditkarte* zahlungsmethode* zahlungsart* zahlungsmittel* zahlungsweise* bezahlmethode* bankverbindung* konto-nummer lastschrift ec-karte ueberweisung hinterlegt*',
  EDIT: 'change* changing edit* update* set rename* correct* fix* adjust* modify modif* alter* amend* replac* swap* switch new another different add remove aender* bearbeit* aktualisier* korrigier* anpass* setz* ersetz* umbenenn* neu neue neues neuen andere* anderes hinzufueg* entfern* eintrag* trag hinterleg* geaendert',
  NAME: 'name names named called call displayname namen heisse heiss nenn* nachname* vorname* genannt',
  CITY: 'location city town place live living based moved relocat* residence where-abouts ort orts stadt wohn* wohnort* standort* umgezogen umzug lebe heimatort*',
  BIO: 'description bio profile about yourself myself details stored personal info information beschreibung* profil* profiltext steckbrief angaben daten biografie ueber-mich',
  MAIL: 'email emails mail mails address inbox mailadresse* emailadresse* adresse email-adresse* mailaccount*',
  PIC: 'picture* photo* avatar* image* pic pics selfie foto* bild* profilbild* profilfoto*',
  ACCOUNT: 'account accounts konto accounts benutzerkonto nutzerkonto account zugang',
  ERASE:
    'delet* close closing eras* remov* rid wipe* nuke* deactivat* destroy shut loesch* geloescht schliess* entfern* deaktivier* aufloes*',
  SECRET: 'password* pass passphrase passcode pw pwd credentials passwort* passwoert* kennwort* zugangsdaten',
  FORGET:
    'forgot* forget* lost remember mislaid reset* locked recover* vergess* verloren zuruecksetz* zurueckgesetzt ausgesperrt erinner*',
  OUT: 'out off logout logoff sign-out log-out logging signing disconnect abmeld* ausloggen auslog* logg* abgemeldet ausgeloggt melde',
  SIGN: 'sign log logged signed logging signing login melde angemeldet einlogg* anmeld*',
  BILLING:
    'billing subscriptions abrechnung* aboverwaltung* zahlungsseite* rechnungsseite* aboseite* tarifseite* abrechnungsseite* abobereich*',
  HOME: 'dashboard overview home homepage mainpage start main startseite* uebersicht* hauptseite* anfang',
  GO: 'open show go take bring back view page screen section manage jump navigate visit redirect oeffne* geh gehe zurueck bring* seite bereich navigier* verwalt* aufruf* ruf spring*',
  WHERE: 'where find button menu which-button wo finde finden knopf button schaltflaeche menue',
  TALK: 'talk* speak* call calling phone voice spoken conversation ring verbal aloud sprech* rede* anruf* telefon* sprach* sprachchat* gespraech* unterhalt* mitreden anrufen muendlich',
  TYPE: 'type typing typed write writing tippen tippe schreiben schreibe',
  MIC: 'microphone* mic mics mike mute* unmut* hear heard headset* mikro* mikrofon* stummschalt* stumm hoerst hoeren headset',
  LOOK: 'dark* light bright* theme* night mode appearance color* colour* white black design look dunk* hell* farb* nachtmodus* dunkelmodus* erscheinungsbild* modus thema schwarz weiss darstellung',
  SAFE: 'safe* secur* privat* privacy gdpr share* shared protect* encrypt* confidential* dsgvo sell read-along third compl* sicher* privat* datenschutz* verschluesselt* vertraulich* weitergegeben geschuetzt weitergeb* verkauf* mitles* einsehen',
  DATA: 'data information info details chats conversation daten angaben informationen',
  HUMAN:
    'human* person* someone somebody people employee* staff real actual representative* colleague* live mensch* person* jemand* mitarbeiter* echte* berater* kollegen',
  SUPPORT:
    'support helpdesk customer service contact* reach hotline complaint* kundendienst* kundenservice* kontakt* erreich* beschwer* hilfe-team supportadresse',
  YOU: 'you your yourself du dein* dir dich euch ihr eure* sie ihnen ihre',
  BOT: 'robot* bot bots machine* ai chatgpt gpt program computer ki roboter maschine* programm* chatbot* kuenstliche',
  HELP: 'help* able ask assist* abilities capabl* capabilit* examples hilfe hilf helfen hilfst kannst faehig* moeglichkeit* fragen beispiele',
  THANKS:
    'thank* thx cheers great perfect awesome helped lovely brilliant appreciate* ty wonderful nice danke* dankeschoen super perfekt toll klasse prima spitze merci dank',
  HELLO:
    'hi hello hey hiya morning evening afternoon greetings yo hallo moin servus gruess* hallihallo hallo* guten tag morgen abend',
  BYE: 'bye goodbye later farewell cu ciao see-you tschuess* wiedersehen tschau bis-bald tschues servus adieu',
  YES: 'yes ok okay sure yep yeah yup confirm* absolutely certainly fine ahead agreed correct ja jawohl klar gerne einverstanden genau jo jep natuerlich selbstverstaendlich passt',
  NO: 'no nope nah never rather mind don nein nee nicht noe keinesfalls lass lieber',
  NOT: 'not no never cannot without kein* nicht nie niemals',
  BAD: 'wrong useless stupid rubbish incorrect nonsense dumb suck* idiot* misunderst* understood understand understanding falsch bloed* dumm* quatsch unsinn nutzlos* verstanden verstehst schwachsinn muell',
  MINE: 'my i me mine am mein* ich mir mich',
  WHAT: 'what was',
  WHEN: 'when wann until tag datum date day',
  HOW: 'how wie',
  CAN: 'can could possible able may might allowed kann koennte moeglich darf',
  IF: 'if happens happen when once falls wenn passiert',
  WANT: 'want would like wish need prefer moechte will wuerde brauche wuensche haette',
  PLEASE: 'please kindly bitte mal',
  BE: 'is are am was were ist sind bin war waren',
  DO: 'do does did done mach machen tun tust macht',
  HAS: 'have has had habe hab hat haben hatte',
  OTHERS:
    'others anybody anyone everybody everyone users user customers people else third andere* anderen dritte* niemand jemand nutzer kunden',
  ON: 'active still running lapsed status valid current* aktiv* laeuft noch aktuell* derzeit* gerade',
  STORED:
    'stored file saved registered entered recorded records according hinterlegt gespeichert registriert eingetragen angegeben steht',
  OFFTOPIC:
    'weather rain* snow* poem* joke* recipe* cook* pizza* restaurant* flight* hotel* movie* film* song* music* president* capital* translat* football* soccer* war science history-of bitcoin* crypto* stock* alarm* timer* reminder* horoscope* homework* essay* story stories python javascript code wetter* regen* gedicht* witz* rezept* kochen* flug* kino* lied* musik* praesident* hauptstadt* uebersetz* fussball* aktie* wecker* hausaufgabe* geschichte kanzler* bundesliga* news nachrichten love sex dog* cat cats planet* moon sun math* calculat* rechne* lyrics game* spiel* doctor* arzt taxi train zug bus',
  ATTACK:
    'ignore* instruction* prompt* admin* administrator* root sudo select drop table database sql system jailbreak* dan developer* hack* exploit* pretend* rules ignorier* anweisung* systemprompt entwickler* datenbank* regeln tabelle',
};

const exact = new Map<string, string[]>();
const stems = new Map<string, string[]>();
for (const [mark, words] of Object.entries(lexicon))
  for (const word of words.split(' ')) {
    const [map, key] = word.endsWith('*') ? [stems, word.slice(0, -1)] : [exact, word];
    map.set(key, [...(map.get(key) ?? []), mark]);
  }

const known = new Map<string, readonly string[]>();

/** The marks of a word, as `plain` writes it. */
export function marksOf(word: string): readonly string[] {
  const kept = known.get(word);
  if (kept) return kept;
  const found = new Set(exact.get(word));
  for (let end = 2; end <= word.length; end++)
    for (const mark of stems.get(word.slice(0, end)) ?? []) found.add(mark);
  const marks = [...found];
  if (known.size < 5000) known.set(word, marks);
  return marks;
}

/** Words to which typos are put right, even when no example has them. */
export const lexiconWords: readonly string[] = [
  ...exact.keys(),
  ...[...stems.keys()].filter((stem) => stem.length > 4),
].filter((word) => word.length > 2);

const classes: readonly (readonly [RegExp, string])[] = [
  [/^(?:free|pro|enterprise)$/, '<plan>'],
  [
    /^(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|march|maerz|april|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|spring|summer|autumn|winter|fruehling|sommer|herbst|(?:19|20)\d\d|q[1-4]|quarter|month|year|week|yesterday|today|jahr|jahres|monat|monats|woche|quartal|gestern|heute|vorjahr|vormonat)$/,
    '<when>',
  ],
  [new RegExp(`^(?:${anyCurrencyWord}|cents?|[€$£])$`), '<money>'],
  [/^\d+(?:[.,]\d+)?$/, '<number>'],
  [/@/, '<mail>'],
];
/** The class of words of which there are too many to have an example each; else the word itself. */
export const classOf = (word: string) => classes.find(([pattern]) => pattern.test(word))?.[1] ?? word;

/** Whether the word means anything here. */
export const isKnownConcept = (word: string) =>
  marksOf(word).some((mark) => mark !== 'OFFTOPIC' && mark !== 'ATTACK') || classOf(word) !== word;
