import { whole, type Grammar } from './wish.ts';

const tariff = '(?:[- ](?:tarif|plan|abo|abonnement|paket|version))?';
const plan = `(?:(?:den|dem|das|die|einen|das|zum) )?(?:(?:tarif|plan|abo) )?(free|kostenlosen|gratis|pro|enterprise|es|das|dahin|darauf|den)${tariff}`;
const named = `(?:(?:den|das|die|einen|ein) )?(?:(?:tarif|plan) )?(pro|enterprise)${tariff}`;
const thing =
  '(?:meinen (?:tarif|plan|vertrag|account)|mein (?:abo|abonnement|konto|paket)|meine mitgliedschaft|den tarif|das abo|den plan)';
const contract =
  '(?:meinen |mein |meine |den |das |die |dieses |diesen )(?:aktuellen? |pro[- ]?|enterprise[- ]?|bezahlten? |laufenden? )?(?:tarif|abo|abonnement|plan|vertrag|mitgliedschaft|subscription|paket)';
const field =
  '(?<field>vollen namen|vollständigen namen|anzeigenamen|anzeigename|namen|name|wohnort|standort|heimatort|ort|stadt|beschreibung|profilbeschreibung|profiltext|bio)';
const my = '(?:meinen |meine |mein |den |die |das )?';
const changing =
  '(?:ändern|aendern|setzen|umändern|aktualisieren|korrigieren|anpassen|stellen|umstellen|abändern)';

// What stands where a value would, and is none.
const unfit = String.raw`^(?:nicht|nie|etwas|was|irgendwas|irgendetwas|einen? (?:anderen?|neuen?|besseren?|kürzeren?)\b.*|eine (?:andere|neue)\b.*|andere[ns]?|neue[ns]?|wenn|falls|bevor|weil|das|es|den|die|später|sein|nichts|leer|wie|wo|wer|warum|bitte|mich|dich|dir|mir)\b|\b(?:aber|wenn|falls|weil|nicht|statt|sobald)\b|\b(?:nie|niemals|nie wieder|vielleicht|eventuell|keinesfalls|auf keinen fall|ja oder nein)[.!? ]*$|\bw(?:ä|ae)re (?:ein|eine|doch|falsch|schlecht|schade|mir)\b`;
/** 'Nenn mich niemals Bob', 'Ändere meinen Namen auf keinen Fall'. */
const negated = String.raw`^(?:(?:auf|in|unter|zu) )?(?:(?:gar|überhaupt|ja|bloß|bloss|nur|bitte) )*(?:nicht|keine?[mnrs]?|keinesfalls|keineswegs|niemals|nimmer|nirgends|nirgendwo)\b|^(?:angeblich|hoffentlich|eigentlich|möglichst|laut (?:ihnen|dir|euch)|immer noch|noch immer|schon wieder)\b`;
/** Where the field stands, or when it is to change: 'den Namen auf der Rechnung ändern', 'in Zukunft', 'zu gegebener Zeit'. */
const elsewhere = String.raw`^(?:de[mr]|diese[mnr]|eine[mr]|(?:mein|dein|sein|ihr|unser)e[mnr]|gegebener)\b|^(?:ruhe|zukunft|frage|anfrage|wunsch|klammern|anführungszeichen|hause?|scheidung|angst|links|rechts|oben|unten|anders)(?: (?:ändern|setzen|stellen|anpassen))?[.!]*$`;
/** 'Mein Name ist jetzt falsch', 'Mein Ort soll unsichtbar sein'. */
const state = String.raw`^(?:(?:noch|schon|nur|zu|so|ganz|sehr|wieder|besser) )*(?:falsch|richtig|korrekt|weg|verschwunden|kaputt|geheim|öffentlich|privat|sichtbar|unsichtbar|unbekannt|unklar|verborgen|versteckt|geschützt|schlecht|hässlich|kürzer|länger|lustiger|aus|bleibt|lassen|gelassen|löschen|gelöscht)(?: (?:geschrieben|geschützt|lassen|so))?[.!]*$`;
/** Answers of somebody who is asked for a value, and gives none. */
const hesitation = String.raw`^(?:ach|hm+|äh+|öh+|na (?:gut|ja)|mal sehen|schon gut|hör auf|hoer auf|so lassen|bleibt so|(?:das )?war ein|siehe)\b|^(?:gut|gleich|wozu|schluss|abbruch|entschuldigung)[.!]*$`;
/** 'Ändere meinen Namen in Bob. Nein.' */
const withdrawn = String.raw`(?:[.,;:!] ?| [–-] )(?:(?:ach|oh|oder) )?(?:nein|nee|nö|halt|stopp?|moment|quatsch|unsinn|falsch|doch nicht|(?:nur )?(?:ein )?(?:scherz|spaß|spass)|war nur)\b|\bund lass (?:es|das)\b`;

/** How people order something in German: the verb stands first, or at the end after 'ich möchte'. */
export const german: Grammar = {
  language: 'de',
  politeness:
    /^(?:(?:bitte|mal|ok(?:ay)?|gut|na gut|alles klar|jetzt|hey|hi|hallo|guten tag|ja|und|dann|also|einfach|auch|doch|(?:kannst|könntest|würdest|koenntest|wuerdest) du(?: bitte| mal| jetzt| mir)*|(?:können|könnten|würden|koennen|koennten|wuerden) sie(?: bitte| mal)*|ich (?:möchte|moechte|will|würde gerne?|wuerde gerne?|würd gern|hätte gerne?)(?: bitte| jetzt| gerne?)*|lass (?:uns|mich)|ich habe mich entschieden)(?:[\s,!:;.]+|$))+/iu,
  thanks:
    /(?:[\s,.!]+(?:bitte(?: (?:ändern|aendern|aktualisieren|anpassen))?|danke(?:schön)?|vielen dank|jetzt|sofort|heute|für mich|mal|gleich|dann|umgehend))+[\s.!]*$/iu,
  politeQuestion:
    /^(?:bitte |ok,? |hey,? |hallo,? )*(?:kannst|könntest|würdest|koenntest|wuerdest) du\b|^(?:können|könnten|würden) sie\b/iu,
  advice:
    /^w(?:ü|ue)rde(?:st du|n sie) (?!.*\b(?:mich|mir|uns|mein\w*|unser\w*|bitte|mal)\b).*(?:wechseln|upgraden|umsteigen|downgraden|gehen|nehmen|buchen|kaufen|bestellen|abonnieren|haben)[?!. ]*$/iu,
  signOut: [
    whole(
      'meld(?:e|en sie)? mich (?:bitte |jetzt |überall |ueberall |auf allen (?:meinen )?geräten |hier )*(?:ab|aus)',
    ),
    whole('log(?:ge|gen sie)? mich (?:bitte |jetzt |überall |auf allen geräten |hier )*(?:aus|ab)'),
    whole('(?:mich )?(?:bitte )?(?:jetzt |überall |auf allen geräten )?(?:abmelden|ausloggen)'),
    whole('beende meine sitzung'),
  ],
  cancel: [
    whole(
      `(?:kündige|kuendige|kündig|beende|storniere|stoppe|stopp|terminiere|kündigen sie|beenden sie)(?: bitte)?(?: jetzt)? ${contract}`,
    ),
    whole(
      `${contract} (?:bitte )?(?:jetzt )?(?:sofort )?(?:kündigen|kuendigen|beenden|stornieren|stoppen|abbestellen)`,
    ),
    whole(`bestell(?:e)? ${contract} ab`),
    whole('(?:kündige|kuendige|beende) (?:pro|enterprise)'),
    whole('(?:pro|enterprise) (?:kündigen|kuendigen|beenden)'),
  ],
  subscribe: [
    whole(
      `(?:wechsle|wechsel|geh|gehe|upgrade|downgrade|stufe|stuf|setze?|heb|bring|stelle?|ändere|aendere|buche?|(?:wechseln|gehen|stufen|setzen|heben|bringen|stellen|ändern|buchen) sie)(?: bitte)?(?: (?:mich|${thing}))?(?: bitte| jetzt| wieder| zurück)* (?:zu|zum|auf|nach|in|um auf) ${plan}(?: (?:hoch|runter|herunter|herab|um|zurück|ein|herauf))?`,
    ),
    whole(
      `(?:mich |${thing} )?(?:bitte |jetzt |wieder |zurück )*(?:zu|zum|auf|in|nach) ${plan} (?:wechseln|upgraden|umsteigen|downgraden|hochstufen|herabstufen|runterstufen|umstellen|ändern|aendern|gehen|zurückgehen|upgegradet werden)`,
    ),
    whole(
      `(?:ich )?(?:nehme|nehm|buche|bestelle|kaufe|abonniere|aktiviere|hol|hole|gib|kauf|buch)(?: mir| jetzt| bitte)* ${named}`,
    ),
    whole(`${named} (?:haben|nehmen|buchen|bestellen|kaufen|abonnieren|aktivieren)`),
    whole('(?:wechsle|wechsel|geh|stell mich) (dahin|dazu)'),
  ],
  edits: [
    whole(
      `(?:ändere?|aendere?|setze?|stelle?|aktualisiere|korrigiere|mache?|änder|berichtige|ändern sie|setzen sie)(?: bitte)?(?: jetzt)? ${my}${field}(?: bitte)?(?: (?:auf|zu|in|als)|:| =) (?<value>.+?)(?: (?:ab|um|ein))?`,
    ),
    whole(`${my}${field}(?: bitte)? (?:auf|zu|in) (?<value>.+?) ${changing}`),
    whole(
      `(?:trage?|gib|setze?|nimm|speichere?|hinterlege|schreibe?)(?: bitte)? (?<value>.+?) als (?:meinen |meine |mein )?(?:neuen |neue )?${field}(?: (?:ein|an))?`,
    ),
    whole(`(?:mein|meine) neuer? ${field} (?:ist|lautet|:) (?<value>.+)`),
    whole(`neuer? ${field}: (?<value>.+)`),
    whole(`(?:mein|meine) ${field} (?:soll|sollte|muss) (?<value>.+?) (?:sein|lauten|heißen|heissen)`),
    whole(`(?:mein|meine) ${field} (?:ist|lautet) jetzt (?<value>.+)`),
    whole(`${field}: ?(?<value>.+)`),
  ],
  furtherEdits: [whole(`(?:meinen |meine |mein |den |die )?${field} (?:auf|zu|in|als) (?<value>.+)`)],
  names: [
    whole(
      `(?:ab (?:jetzt|sofort) )?nenne? mich (?:(?:bitte|ab jetzt|künftig|doch|einfach|lieber|mal|ruhig|nur) )*(?!(?:nicht|nie|wie|wann|so|anders)\\b)(?<value>.+)`,
    ),
    whole('ich heiße (?:jetzt|ab jetzt|nun) (?<value>.+)'),
    whole('ich heisse (?:jetzt|ab jetzt|nun) (?<value>.+)'),
    whole('benenne mich (?:in|zu) (?<value>.+?)(?: um)?'),
  ],
  places: [
    whole(
      '(?:ich bin|wir sind)(?: gerade| jetzt| neulich| kürzlich)? nach (?!(?:dem|der|den|die|das|einem|einer|meinem|meiner|hause?)\\b)(?<value>.+?) (?:gezogen|umgezogen)',
    ),
    whole('(?:ich wohne|wir wohnen|ich lebe|wir leben) (?:jetzt|nun|ab jetzt) in (?<value>.+)'),
    whole('(?:ich|wir) (?:wohne|wohnen|lebe|leben) in (?<value>.+?) jetzt'),
  ],
  fields: {
    'vollen namen': 'fullName',
    'vollständigen namen': 'fullName',
    anzeigenamen: 'fullName',
    anzeigename: 'fullName',
    namen: 'fullName',
    name: 'fullName',
    wohnort: 'location',
    standort: 'location',
    heimatort: 'location',
    ort: 'location',
    stadt: 'location',
    beschreibung: 'description',
    profilbeschreibung: 'description',
    profiltext: 'description',
    bio: 'description',
  },
  noValue: new RegExp([unfit, negated, elsewhere, state, hesitation, withdrawn].join('|'), 'iu'),
  words:
    'ändere aendere setze aktualisiere korrigiere wechsle wechseln kündige kündigen beende stornieren abonnement mitgliedschaft tarif beschreibung namen standort wohnort enterprise bitte upgraden melde logge ausloggen abmelden'.split(
      ' ',
    ),
  valueAfter: /\b(?:auf|zu|als|in|ist|mich|nach|jetzt)\b/i,
};
