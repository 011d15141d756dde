import type { ChatFacts } from '../../src/services/chat.ts';
import { planById, plans } from '../../src/services/plans.ts';
import { profileFieldNames, profileFields, type ProfileFieldName } from '../../src/services/profileFields.ts';
import type { ProfileFields, Task, ToolResult } from '../../src/services/tools.ts';
import { currentPlan, quote } from './facts.ts';
import { plansIn } from './planAnswers.ts';

/** What the assistant says, and what it asks the page to do. */
export interface Reply {
  text: string;
  call?: { name: Task['name']; arguments: Record<string, string> };
}

/** What may come before a wish; a question begins otherwise, and is no wish. */
const politeness =
  /^\W*(?:(?:please|ok(?:ay)?|now|hey|hi|hello|yes|and|then|so|just|(?:can|could|would|will) you(?: please)?|i(?: would|'d) like (?:you )?to|i (?:want|need)(?: you)? to|let(?:'s| us))\b[\s,]*)+/i;

const show = String.raw`^(?:show|open|see|view|manage|display|go (?:back )?to|back to|take me (?:back )?to|bring (?:me to|up))\b.*`;
const toBilling = new RegExp(
  String.raw`${show}\b(?:billing|subscriptions?)\b(?!.*\b(?:history|status)\b)`,
  'i',
);
const toDashboard = new RegExp(String.raw`${show}\b(?:dashboard|overview|home)\b`, 'i');
const signOut = /^(?:sign|log) ?(?:me )?(?:out|off)\b/i;

/** What people call the fields of their profile: by its label, or otherwise. */
const fieldOf: Readonly<Record<string, ProfileFieldName>> = {
  ...Object.fromEntries(profileFieldNames.map((name) => [profileFields[name].label.toLowerCase(), name])),
  name: 'fullName',
  city: 'location',
  bio: 'description',
};
const fieldNames = Object.keys(fieldOf).join('|');
const target = String.raw`\b(?:(?:my|the) )?(${fieldNames}) (?:to|as|into|is|=) *`;
/** Each field with its value, which ends where the next field begins. */
const assignment = new RegExp(
  String.raw`${target}(.+?)(?= *,? (?:and )?(?:(?:change|set|update) )?${target.replace('(full', '(?:full')}|$)`,
  'gis',
);
const editing = /^(?:change|set|update|edit|make|rename|correct)\b/i;
const naming = /^(?:call me|rename me(?: to)?) +(.+)$/i;
/** What the assistant calls them, after 'your'. */
const labelOf = (name: ProfileFieldName) =>
  name === 'fullName' ? 'name' : profileFields[name].label.toLowerCase();

const planIds = plans.map(({ id }) => id).join('|');
const choosing = new RegExp(
  String.raw`^(?:subscribe|upgrade|downgrade|switch|move|buy|put me|change (?:to|me|(?:my |the )?(?:plan|subscription)))\b|^(?:get|take|go|i'?ll (?:take|have))(?: me| to| for| with| the)* (?:${planIds}|it|that)\b`,
  'i',
);
const paidPlanIds = plans.flatMap(({ id, price }) => (price > 0 ? [id] : [])).join('|');
const cancelling = new RegExp(
  String.raw`^(?:cancel|end|stop|quit)\b.*\b(?:plan|subscription|${paidPlanIds})\b|^unsubscribe\b`,
  'i',
);
const refersBack = /\b(?:it|that|that one|this one)\b/i;

/** Without the quotes around it and without what ends a sentence. */
function valueOf(text: string, field: keyof ProfileFields) {
  const bare = text.trim().replace(/,? please[.!]*$/i, '');
  const unquoted = bare.replace(/^(["'“‘„])(.*)["'”’“][.!]*$/s, '$2');
  return field === 'description' ? unquoted.trim() : unquoted.replace(/[.!?]+$/, '').trim();
}

function fieldsIn(wish: string) {
  const fields: ProfileFields = {};
  const [, called] = naming.exec(wish) ?? [];
  if (called) fields.fullName = valueOf(called, 'fullName');
  if (!editing.test(wish)) return fields;
  for (const [, name = '', text = ''] of wish.matchAll(assignment)) {
    const field = fieldOf[name.toLowerCase()];
    if (field && valueOf(text, field)) fields[field] = valueOf(text, field);
  }
  return fields;
}

function editProfile(fields: ProfileFields): Reply {
  const parts = Object.entries(fields).map(
    ([field, value]) => `your ${labelOf(field as ProfileFieldName)} to **${quote(value)}**`,
  );
  return {
    text: `I can change ${parts.join(' and ')}. Shall I?`,
    call: { name: 'edit_profile', arguments: { ...fields } },
  };
}

/** The plan after 'to', else the last one named, else the one that was talked about. */
function planNamed(wish: string, said: readonly string[]) {
  const after = /\bto (?:the )?(\w+)/i.exec(wish)?.[1]?.toLowerCase() ?? '';
  const spokenOf = refersBack.test(wish) ? said.findLast((each) => plansIn(each).length === 1) : undefined;
  return planById(after) ?? [...plansIn(spokenOf ?? ''), ...plansIn(wish)].at(-1);
}

function planWished(wish: string, facts: ChatFacts, said: readonly string[]): Reply | undefined {
  const cancels = cancelling.test(wish);
  if (!cancels && !choosing.test(wish)) return undefined;
  const plan = cancels ? planById('free') : planNamed(wish, said);
  if (!plan) return undefined;
  if (currentPlan(facts).plan?.id === plan.id)
    return cancels ? undefined : { text: `You are on the **${plan.name}** plan already.` };
  return {
    text: `I can move you to the **${plan.name}** plan. It starts today. Shall I?`,
    call: { name: 'subscribe', arguments: { plan: plan.id } },
  };
}

/** Wishes are acted upon, questions are answered in words: undefined for those, and for what is no wish. */
export function actionFor(input: string, facts: ChatFacts, said: readonly string[] = []): Reply | undefined {
  const wish = input.replace(politeness, '').trim();
  if (signOut.test(wish))
    return { text: 'I can sign you out. Shall I?', call: { name: 'sign_out', arguments: {} } };
  if (toBilling.test(wish))
    return { text: 'Here is your billing.', call: { name: 'show_billing', arguments: {} } };
  if (toDashboard.test(wish))
    return { text: 'Here is your dashboard.', call: { name: 'show_dashboard', arguments: {} } };
  const fields = fieldsIn(wish);
  return Object.keys(fields).length > 0 ? editProfile(fields) : planWished(wish, facts, said);
}

const leftUndone = /\bnot now\b|\bdeclined\b|\bhas not answered\b|\bleft before\b/i;
const wentWrong =
  /\b(?:not|no|cannot|can't|already|another|fail(?:ed|s)?|wrong|error|must|required|at most|try again)\b/i;

/** Words for what became of the tool calls. */
export function acknowledge(results: readonly ToolResult[]): string {
  const sentences = results.map(({ result }) => {
    const said = quote(result);
    if (leftUndone.test(result)) return 'All right, I left it as it is.';
    return wentWrong.test(result)
      ? `That did not work: ${said}`
      : `Done: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  });
  return [...new Set(sentences)].join('\n\n');
}
