import { whole, type Grammar } from './wish.ts';

const plan =
  '(?:the |an? )?(free|pro|enterprise|it|that|that one|this one)(?: plan| tier| subscription| package| version| one)?';
const named = '(?:the )?(pro|enterprise)(?: plan| tier| subscription| package| version| one)?';
const thing = '(?:plan|account|subscription|membership|package|tier)';
const field =
  '(?<field>full name|display name|name|location|city|town|place of residence|hometown|description|bio|about text)';
const isField =
  '(?:should be|should read|should say|is now|must be|shall be|has changed to|changed to|needs to be|ought to be)';

/** How people order something in English. */
export const english: Grammar = {
  language: 'en',
  politeness:
    /^(?:(?:please|kindly|ok(?:ay)?|alright|all right|now|hey|hi|hello|yes|and|then|so|well|just|also|(?:can|could|would|will) you(?: please| kindly| just)?|would you mind|i(?: would|'d) like (?:you )?to|i (?:want|need|wish)(?: you)? to|i wanna|let(?:'?s| us)|i(?:'ve| have) decided(?: to)?|decided|(?:i|we)(?:'ve| have)? (?:just )?(?:moved|moved house|got married)(?:,| and)? so|go ahead and|be so kind and|i(?:'m| am) ready to)(?:[\s,!:;.]+|$))+/i,
  thanks:
    /(?:[\s,.!]+(?:(?:and )?please(?: (?:update|change|save|correct|fix)(?: (?:it|that|this|my profile|my account))?)?|thanks?(?: you)?(?: (?:a lot|so much|very much|in advance))?|thx|cheers|(?:right )?now|today|for me|at once|immediately|then|asap|straight away|instead|ok|okay))+[\s.!]*$/i,
  politeQuestion: /^(?:please |ok,? |hey,? |hi,? |hello,? )*(?:can|could|would|will) you\b/i,
  advice:
    /^would you (?:upgrade|downgrade|switch|move|go|take|buy|get|choose|subscribe|order)\b(?!.*\b(?:me|us|my|our|please)\b)/i,
  signOut: [
    whole(
      '(?:sign|log) ?(?:me |us )?(?:out|off)(?: (?:of everything|everywhere|(?:on|from|of) (?:all|every)(?: of)?(?: my)? devices?|of (?:here|my account|this account)|of parley))?',
    ),
    whole('logout|end my session|sign me off here'),
  ],
  cancel: [
    whole(
      '(?:cancel|end|stop|terminate|quit|kill|discontinue)(?: (?:my|the|this))?(?: (?:pro|enterprise|paid|current|monthly))? (?:plan|subscription|membership|contract)',
    ),
    whole(
      '(?:cancel|drop|quit) (?:my )?(?:pro|enterprise)|unsubscribe(?: me)?(?: from (?:pro|enterprise|my plan|the plan|my subscription))?|stop (?:billing|charging) me|stop paying(?: for (?:this|it|pro|enterprise))?|(?:get|take) me off (?:of )?(?:the )?(?:pro|enterprise)(?: plan)?',
    ),
  ],
  subscribe: [
    whole(
      `(?:upgrade|downgrade|switch|move|change|subscribe|bump|put|take|bring|sign|migrate|convert|transfer|swap)(?: (?:me|us|my ${thing}))?(?: (?:up|over|back|down))?(?: from (?:the )?(?:free|pro|enterprise)(?: plan)?)?(?: (?:to|onto|on|for|into)) ${plan}`,
    ),
    whole(`(?:set|change|switch|move|update) my ${thing} to ${plan}`),
    whole(`(?:(?:i will|i'll) )?(?:go|switch|move)(?: back| over| down| up)? (?:to|for|with|on) ${plan}`),
    whole(`(?:(?:i will|i'll) )?go ${named}`),
    whole(`(?:make|get) me an? (pro|enterprise) (?:user|customer|member|subscriber)`),
    whole(
      `(?:(?:i(?: would|'d) like|i want|i will take|i'll take|i'll have|give me|get me|get|buy|buy me|order|take|do|purchase|activate)(?: to (?:buy|get|have|take|order))?) ${named}`,
    ),
    whole(`(?:get|buy|order|take) (?:the )?(pro|enterprise)(?: plan)? for me`),
    whole(`(?:i(?: would|'d) like|i want|i'll take|i will take|give me) the (free) (?:plan|tier|version)`),
    whole(`(?:i will|i'll) take (it|that one|this one)`),
    whole(`(?:subscribe|sign up)(?: me)? (?:to|for) ${plan}`),
  ],
  edits: [
    whole(
      `(?:change|set|update|edit|correct|put|save|fix|switch|rename|modify|adjust)(?: (?:my|the))? ${field}(?: (?:to|as|into|from .+ to)|:| =)(?: be)? (?<value>.+)`,
    ),
    // Without 'to' only a proper name is a value: 'make my bio shorter' gives none.
    new RegExp(`^(?:[Mm]ake|[Ss]et)(?: my) ${field} (?<value>["“„'\\p{Lu}].*)$`, 'u'),
    whole(
      `(?:put|use|enter|take|save|store|set) (?<value>.+?) (?:in )?(?:as|for) my (?:new )?${field}(?: in(?:to)? my profile)?`,
    ),
    whole(`(?:my )?new ${field}(?: is|:) (?<value>.+)`),
    whole(`my ${field} ${isField} (?<value>.+)`),
    whole(
      `(?:edit |change |fix )?my ${field}(?: is (?:spelled |written )?(?:wrong|not right|incorrect|outdated|misspelled))?[,.;]? (?:and )?it ${isField} (?<value>.+)`,
    ),
    whole(`${field}: ?(?<value>.+)`),
  ],
  furtherEdits: [whole(`(?:(?:set|change) )?(?:my |the )?${field} (?:to|as) (?<value>.+)`)],
  names: [
    whole(
      `(?:from now on,? )?call me (?:(?:just|simply|only) )?(?!(?:back|later|tomorrow|today|now|on|at|when|if|in|an?|please|after|before|maybe|up|again|for|to|as|by|any|some|soon)\\b)(?<value>.+?)(?: from now on)?`,
    ),
    whole(`(?:rename me(?: to)?|from now on i(?: am|'m) called|i(?: am|'m) now called) (?<value>.+)`),
  ],
  places: [
    whole(
      `(?:i|we)(?:'ve| have)?(?: just| recently)? (?:moved|relocated) to (?<value>(?!(?:the|a|an|another|my|our|your|some|this|that|next|other)\\b|.*\\b(?:plan|pro|enterprise|free)\\b).+)`,
    ),
    whole(`(?:i|we) now live in (?<value>.+)`),
    whole(`(?:i|we) live in (?<value>.+?) now`),
  ],
  fields: {
    'full name': 'fullName',
    'display name': 'fullName',
    name: 'fullName',
    location: 'location',
    city: 'location',
    town: 'location',
    'place of residence': 'location',
    hometown: 'location',
    description: 'description',
    bio: 'description',
    'about text': 'description',
  },
  noValue:
    /^(?:not|never|something|anything|someone|another|other|others|whatever|what|which|where|who|how|why|a (?:new|different|better|shorter|longer|nick|pseudonym)\b.*|different|later|be|is|to|my|your|the (?:right|correct|new|same|other|old|real|one)\b.*|an? emoji.*|when|if|unless|until|because|it|that|this|them|nothing|none|blank|empty|be .*|see|show|please|you|me|no|yes|and|or|but|hm+|nicht|falsch|bleibt|löschen)\b|(?:[.,;!] ?| [–-] )(?:no|nope|wait|stop|never ?mind|(?:i am |i'm )?(?:just |only )?(?:kidding|joking)|nonsense)\b|^(?:protected|correct|visible|hidden|private|public|wrong)[.!]*$|\b(?:but|unless|because|if|instead of|do not|don'?t)\b|^(?:me|myself|it|this|that)$/i,
  words:
    'change update edit correct upgrade downgrade switch move subscribe cancel terminate unsubscribe subscription membership plan location city description name please enterprise session everything rename account'.split(
      ' ',
    ),
  valueAfter: /\b(?:to|as|into|is|be|(?:call|rename) me)\b/i,
};
