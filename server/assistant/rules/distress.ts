// When somebody speaks of ending their life, nothing about the account matters.

import { plain } from './plain.ts';

const themselves = '(?:my ?sel(?:f|ves)|him ?self|her ?self|them ?sel(?:f|ves)|our ?selves)';
const living = '(?:live|be alive|exist)(?! (?:in|at|on|with|near|by|there|here)\\b)';
/** 'My life', and not 'my lifetime plan'. */
const life = '(?:my|this|his|her|their)(?: own)? life\\b(?! ?-?time)';

const english = [
  `\\b(?:kill|kil|killing|unalive|hang|drown|shoot|hurting|harming|hurt|harm) ${themselves}\\b`,
  `\\bcut(?:ting)? ${themselves}\\b(?! (?:off|a|an|some|out|loose)\\b)`,
  `\\b(?:end|ending|take|taking|took|ended) ${life}`,
  '\\bsuicid|\\bsuicde|\\bsucid(?:e|al)|\\bself[ -]?harm',
  "\\b(?:want(?:s|ed)?|ready|like|wish|hope|hoping|better) to (?:just )?die\\b|\\b(?:wanna|rather|i could just|let me|wish i (?:would|could)) (?:just )?die\\b|\\bi(?:'m| am|m)? (?:\\w+ )?(?:going to|gonna) die\\b",
  '\\b(?:wish|wishes) (?:i|he|she|they) (?:was|were) (?:dead|never born)|\\bbetter off dead\\b|\\bwant to be dead\\b',
  `\\b(?:(?:do|does|did) ?n[o']?t|don'?t|not|no longer|never) (?:want|wanna|wish|feel like|like)(?: to)? (?:${living}|living)`,
  `\\b(?:tired of|no (?:reason|point) (?:to|in|for)|nothing to) (?:${living}|living\\b)(?! (?:in|at|on|with|for)\\b)`,
  '\\blife (?:is|has)(?: no(?:t|) ?(?:longer|more)?)* ?(?:not worth|no point|no meaning|worthless|pointless)',
  "\\b(?:to|wanna|gonna|just|will|i'll) end it all\\b|\\bi (?:just |really )?can(?:'?t|not| not) go on(?: (?:living|like this|any ?more|any longer))?[.!]*$",
];

const german = [
  '\\b(?:mich|sich) (?:selbst )?(?:umbringen|umzubringen|toeten|zu toeten|erhaengen|aufhaengen|ritzen|verletzen|umgebracht)\\b|\\bbring(?:e|t)? (?:mich|sich) (?:selbst )?um\\b',
  '\\bselbst ?mord|\\bsui[zc]id|\\bselbst ?verletz|\\bfreitod\\b|\\blebensmuede',
  '\\b(?:mir|sich) (?:das|mein|sein|ihr) leben (?:zu )?nehmen|\\bnehme? (?:mir|sich) das leben|\\b(?:mein|diesem|meinem) leben (?:ein ende|(?:zu )?beenden)|\\b(?:mir|sich) (?:was|etwas) (?:an(?:zu)?tun)\\b|\\btue? (?:mir|sich) (?:was|etwas) an\\b',
  '\\b(?:will|moechte|wuerde gern\\w?|kann nur noch|wollte) (?:\\w+ )?sterben\\b',
  '\\bnicht (?:mehr|laenger) (?:weiter ?)?leben\\b(?! (?:in|im|bei|mit|auf)\\b)|\\bich (?:will|moechte|mag) (?:\\w+ )?nicht mehr da sein\\b|\\b(?:keinen|kein) (?:sinn|grund) (?:mehr )?(?:im leben|zu leben|zum leben)',
  '\\bwaere? (?:ich )?(?:\\w+ ){0,2}tot\\b|\\blieber tot\\b|\\bleben (?:ist nicht mehr|hat keinen|macht keinen) (?:lebenswert|sinn)|\\bnicht mehr lebenswert\\b',
];

const patterns = [...english, ...german].map((source) => new RegExp(source));

/** Whether somebody speaks of killing or hurting themselves, in English or German. A doubt counts as yes. */
export function isInDistress(text: string): boolean {
  const said = plain(text);
  return patterns.some((pattern) => pattern.test(said));
}
