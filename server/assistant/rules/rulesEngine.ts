// The engine without a language model. It understands by a small classifier and a grammar, and says nothing that it has
// not looked up.

import { EngineFailure, type AccountFound, type Engine, type Step, type Turn } from '../engine.ts';
import type { ToolResult } from '../../../src/services/tools.ts';
import { planName } from '../../../src/services/plans.ts';
import { abilities, tellsAbilities } from './abilities.ts';
import type { Answer, Answering } from './answer.ts';
import { arabicAnswer } from './arabicAnswer.ts';
import { fieldAskedFor } from './askedField.ts';
import { declinesPerson } from './declinesPerson.ts';
import { citations, formatOf, quote, sentenceOf } from './figures.ts';
import type { Context } from './filters.ts';
import { needsNoAccount, otherAnswer } from './otherAnswers.ts';
import { paymentAnswer } from './paymentAnswers.ts';
import { languageOfTurn } from './languageOfTurn.ts';
import type { Language } from './plain.ts';
import { planAnswer } from './planAnswers.ts';
import { isTimeZone } from './calendar.ts';
import { loadModel } from './loadedModel.ts';
import { maskedQuestion } from './maskedQuestion.ts';
import { offerOf, offeredIn, pressable } from './offers.ts';
import type { Meaning } from './meaning.ts';
import { asksForProfile, changesOf } from './wholeProfile.ts';
import { withNames } from './interfaceWords.ts';
import { usageAnswer } from './usageAnswers.ts';
import type { Wish } from './wish.ts';

const texts = {
  en: {
    signOut: 'I can sign you out. Shall I?',
    edit: (fields: string) => `I can change ${sentenceOf(fields)} Shall I?`,
    fields: { fullName: 'your name', location: 'your location', description: 'your description' },
    ask: (field: string) => `What should I change ${field} to? Nothing has changed yet.`,
    which: 'What should I change? Nothing has changed yet.',
    to: 'to',
    and: ' and ',
    move: (plan: string) => `I can move you to the **${plan}** plan. It takes effect immediately. Shall I?`,
    already: (plan: string) => `You are already on the **${plan}** plan.`,
    outside: 'I cannot help with that: I only know your account here.',
    unclear: 'I did not understand that.',
    unreadable: 'I could not look that up just now. Please try again.',
    billing: 'Here is your billing.',
    dashboard: 'Here is your dashboard.',
    payments: 'The page [[Payments]] in the menu lists all of them. I cannot open it for you.',
    handOff:
      'Or I can send this conversation there for you. Before that, the card shows you what will be sent.',
    declined: 'All right, I left it as it is.',
    done: (what: string) => `Done. ${what}`,
    failed: (what: string) => `That did not work: ${what}`,
  },
  de: {
    signOut: 'Ich kann Sie abmelden. Soll ich?',
    edit: (fields: string) => `Ich kann ${fields} ändern. Soll ich?`,
    fields: { fullName: 'Ihren Namen', location: 'Ihren Ort', description: 'Ihre Beschreibung' },
    ask: (field: string) =>
      `Wie soll ich ${field} ändern? Sagen Sie nur, was dort stehen soll. Noch ist nichts geändert.`,
    which: 'Was soll ich ändern? Noch ist nichts geändert.',
    to: 'in',
    and: ' und ',
    move: (plan: string) => `Ich kann Sie auf den Tarif **${plan}** umstellen. Das gilt sofort. Soll ich?`,
    already: (plan: string) => `Sie haben bereits den Tarif **${plan}**.`,
    outside: 'Dabei kann ich nicht helfen: Ich kenne nur Ihr Konto hier.',
    unclear: 'Das habe ich nicht verstanden.',
    unreadable: 'Das konnte ich gerade nicht nachsehen. Bitte versuchen Sie es noch einmal.',
    billing: 'Hier ist Ihre Abrechnung.',
    dashboard: 'Hier ist die [[Dashboard]].',
    payments: 'Die Seite [[Payments]] im Menü zeigt alle. Ich kann sie nicht für Sie öffnen.',
    handOff:
      'Oder ich schicke dieses Gespräch für Sie dorthin: Die Karte zeigt Ihnen vorher, was gesendet wird.',
    declined: 'In Ordnung, ich habe nichts geändert.',
    // The page says what became of it in English to assistants, and in German on the card.
    done: () => 'Erledigt.',
    failed: () => 'Das hat nicht geklappt. Warum, steht auf der Karte.',
  },
} as const;

async function wished(wish: Wish, answering: Answering): Promise<Answer> {
  const words = texts[answering.format.language];
  const call = { type: 'call', name: wish.name, arguments: { ...wish.arguments } } as const;
  if (wish.name === 'sign_out') return { text: words.signOut, call };
  if (wish.name === 'edit_profile') {
    const fields = Object.entries(wish.arguments).map(
      ([name, value]) => `${words.fields[name as keyof typeof words.fields]} ${words.to} **${quote(value)}**`,
    );
    return { text: words.edit(fields.join(words.and)), call };
  }
  const { plan } = wish.arguments;
  const account = await answering.account();
  if ((account.plan || 'free') === plan) return { text: words.already(planName(plan)) };
  return { text: words.move(planName(plan)), call };
}

async function answerTo(meaning: Meaning, answering: Answering): Promise<Answer> {
  const { language } = answering.format;
  const words = texts[language];
  // What the assistant can do is told even if the account cannot be read.
  const accountOrNobody = () => answering.account().catch(() => nobody);
  if (meaning.kind === 'wish') return wished(meaning.wish, answering);
  if (meaning.kind === 'refusal') {
    const said = meaning.isOutside ? words.outside : words.unclear;
    return { text: `${said} ${abilities(language, await accountOrNobody())}` };
  }
  if (meaning.kind === 'offer') return { text: offerOf(meaning, language) };
  const { intent, filters } = meaning;
  const field = intent === 'profile.edit' && fieldAskedFor(meaning.text);
  if (field) return { text: words.ask(words.fields[field]) };
  if (asksForProfile(meaning.text)) {
    const choices = pressable(changesOf(language));
    return { text: `${words.which}\n\n${choices}\n\n${otherAnswer('profile.how_edit', nobody, answering)}` };
  }
  if (intent === 'nav.billing')
    return { text: words.billing, call: { type: 'call', name: 'show_billing', arguments: {} } };
  if (intent === 'nav.dashboard')
    return { text: words.dashboard, call: { type: 'call', name: 'show_dashboard', arguments: {} } };
  // No tool opens that page, so that the answer says where it is.
  if (intent === 'nav.payments')
    return { text: `${words.payments}\n\n${await paymentAnswer('pay.list', filters, answering)}` };
  if (intent === 'app.support' && answering.supportEmail && !declinesPerson(meaning.text))
    return {
      text: `${otherAnswer(intent, nobody, answering)} ${words.handOff}`,
      call: { type: 'call', name: 'talk_to_human', arguments: {} },
    };
  const read = paymentAnswer(intent, filters, answering) ?? usageAnswer(intent, meaning.text, answering);
  if (read) return { text: await read };
  const account = tellsAbilities(intent)
    ? await accountOrNobody()
    : needsNoAccount(intent)
      ? nobody
      : await answering.account();
  return {
    text:
      planAnswer(meaning, account, answering) ??
      otherAnswer(intent, account, answering) ??
      `${words.unclear} ${abilities(language, account)}`,
  };
}

const nobody: AccountFound = {
  id: '',
  email: '',
  fullName: '',
  location: '',
  description: '',
  plan: '',
  planStatus: '',
  paymentMethod: '',
};

/** Words of a result that is no success, such as 'Your billing has not loaded yet'. */
const wentWrong =
  /\b(?:not|no|cannot|can't|already|another|fail(?:ed|s)?|wrong|error|must|required|at most|try again|ended before)\b/i;

/** What became of the page's tool calls, in a sentence for the user. */
function acknowledged(results: readonly ToolResult[], language: Language): string {
  const words = texts[language];
  const said = results.map(({ result }) => {
    if (/\b(?:not now|declined|did not want|has not answered|said no)\b/i.test(result)) return words.declined;
    return wentWrong.test(result) ? words.failed(quote(result)) : words.done(quote(result));
  });
  return [...new Set(said)].join('\n\n');
}

/** Names of the user's services matter to questions about payments only. */
const isAboutPayments = (meaning: Meaning) =>
  (meaning.kind === 'question' && meaning.intent.startsWith('pay.')) ||
  (meaning.kind === 'offer' && meaning.intents.some((intent) => intent.startsWith('pay.')));

async function meaningsOf(turn: Turn, input: string, timeZone: string): Promise<readonly Meaning[]> {
  const said = turn.history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const offered = offeredIn(turn.history.findLast(({ role }) => role === 'assistant')?.text, input);
  const context: Context = { now: turn.now, timeZone, language: turn.language };
  const text = offered ?? input;
  const { read } = await loadModel();
  const meanings = read(text, context, said);
  if (!meanings.some(isAboutPayments)) return meanings;
  const { rows } = await turn.reader.payments({ limit: 100 }, turn.signal);
  const services = [...new Set(rows.map(({ service }) => service))];
  return read(text, { ...context, services }, said);
}

interface RulesOptions {
  /** Told what each message was understood as: for the evaluation, and for collecting what was not understood. */
  onUnderstood?: (meanings: readonly Meaning[]) => void;
}

/** The assistant that needs no model. It throws an `EngineFailure` when the user's data cannot be read. */
export function rulesEngine({ onUnderstood }: RulesOptions = {}): Engine {
  return async function* answer(turn) {
    const language = languageOfTurn(turn);
    const { input } = turn;
    if (typeof input !== 'string') {
      // Only who has spoken English or German can have been proposed anything.
      yield { type: 'text', delta: acknowledged(input, language === 'de' ? 'de' : 'en') };
      return;
    }
    if (language === 'ar') {
      onUnderstood?.([{ kind: 'refusal', isOutside: false, text: input }]);
      yield { type: 'text', delta: arabicAnswer(input, turn) };
      return;
    }
    const timeZone = isTimeZone(turn.timeZone) ? turn.timeZone : 'UTC';
    const found = citations();
    let reading: Promise<AccountFound> | undefined;
    const answering: Answering = {
      reader: turn.reader,
      signal: turn.signal,
      account: () => (reading ??= turn.reader.account(turn.signal)),
      now: turn.now,
      format: formatOf(language, turn.language, timeZone),
      citations: found,
      ...(turn.supportEmail && { supportEmail: turn.supportEmail }),
    };
    const answers: Answer[] = [];
    let isRefused = false;
    try {
      // One after the other, so that the figures are numbered in the order in which they are read.
      const meanings = await meaningsOf(turn, input, timeZone);
      onUnderstood?.(meanings);
      for (const meaning of meanings) answers.push(await answerTo(meaning, answering));
      isRefused =
        turn.marksRefused === true &&
        meanings.every(({ kind }) => kind === 'refusal') &&
        (await maskedQuestion(input, turn.now)) !== undefined;
    } catch (error) {
      if (turn.signal.aborted) return;
      throw new EngineFailure(texts[language].unreadable, { detail: String(error), isBeforeFirstWord: true });
    }
    if (turn.signal.aborted) return;
    yield* found.sources satisfies readonly Step[];
    const whole = answers.map(({ text }) => text).join('\n\n');
    yield { type: 'text', delta: withNames(whole, turn.language) };
    for (const { call } of answers) if (call) yield call;
    if (isRefused) yield { type: 'refused' };
  };
}
