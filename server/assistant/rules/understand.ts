// From the user's words to what they mean: wishes by a grammar, questions by the classifier, and what went before.

import { namesAccount } from './accountWords.ts';
import { withoutLayoutWish } from './answerLayout.ts';
import { fieldAskedFor, valueFor } from './askedField.ts';
import { classifier, type Guess } from './classifier.ts';
import { appQuestion } from './appQuestion.ts';
import { isInDistress } from './distress.ts';
import { asksForActivity } from './activityQuestion.ts';
import { asksForPreferences } from './preferencesQuestion.ts';
import { wantsAnotherEmail } from './emailWish.ts';
import { withoutDays } from './daysAsMonths.ts';
import { asks, asksHow, cutsIn, dividedByComma, joinEdits, takesBack, wishIn } from './clauses.ts';
import { filtersIn, plansIn, type Context } from './filters.ts';
import { followUp } from './followUps.ts';
import { knownPhrase, type KnownPhrase } from './knownPhrases.ts';
import { differs, withoutRepeats, type Meaning } from './meaning.ts';
import type { Model } from './model.ts';
import { isForeignOrder } from './germanPhrases.ts';
import { languageOf, plain } from './plain.ts';
import { intentOfSentence, sentences } from './sentences.ts';
import { questionsInList } from './questionsInList.ts';
import { asksForProfile, completed, valueOfProfile } from './wholeProfile.ts';
import type { Before } from './wish.ts';

/**
 * Measured on sentences that were never trained on (`npm run eval:assistant`): above `answer` the likeliest meaning is
 * taken, from `offer` on the likeliest ones are offered, below that the assistant says that it did not understand.
 */
const thresholds = {
  answer: 0.5,
  offer: 0.2,
  /** An offer names no meaning that is less likely. */
  offered: 0.05,
  /** The part of the words that mean nothing here, from which on one must be sure … */
  strange: 0.5,
  /** … and how sure. */
  sure: 0.65,
  /** Nothing is offered when being out of scope is more likely than this much of the best meaning, */
  outside: 0.8,
  /** or, being the likeliest itself, more likely than this. */
  weak: 0.4,
} as const;

const mostOffered = 3;
const emailChange = 'profile.email_change';
/** How many places of a text are tried, and of its rest …: so that a long text takes no longer than a short one. */
const mostCuts = [4, 3, 2] as const;
const maxCharacters = 600;
const maxListCharacters = 200;

const languageIn = (text: string) => {
  const language = languageOf(text);
  return language && { language };
};

export function understanding(model: Model) {
  const guess = classifier(model);

  function decide(text: string, context: Context, { ranked, words, strange }: Guess): Meaning {
    const found = filtersIn(text, words, context);
    const plans = plansIn(words);
    const language = languageIn(text);
    const sentence = intentOfSentence(text);
    const known: KnownPhrase | undefined = sentence ? { intent: sentence } : knownPhrase(text, found);
    const { status, ...stateless } = found;
    const filters = {
      ...stateless,
      ...(status && !known?.isStateAsked && { status }),
      ...known?.filters,
    };
    if (known) return { kind: 'question', intent: known.intent, filters, plans, text, ...language };
    const outside = ranked.find(({ intent }) => intent === 'oos')?.probability ?? 0;
    const inside = ranked.filter(({ intent }) => intent !== 'oos');
    const [best] = inside;
    const isForeign = isForeignOrder(plain(text));
    const refusal: Meaning = {
      kind: 'refusal',
      isOutside: isForeign || (outside > thresholds.answer && !namesAccount(text)),
      text,
      ...language,
    };
    if (isForeign) return refusal;
    // Words that mean nothing here say more than the classifier, which has to choose one of its intents.
    if (!best || (strange >= thresholds.strange && best.probability < thresholds.sure)) return refusal;
    if (best.probability > outside && best.probability >= thresholds.answer)
      return { kind: 'question', intent: best.intent, filters, plans, text, ...language };
    const isDoubtful =
      best.probability > outside
        ? outside > best.probability * thresholds.outside
        : outside > thresholds.weak;
    if (best.probability < thresholds.offer || isDoubtful) return refusal;
    const intents = inside
      .filter(({ intent, probability }) => probability >= thresholds.offered && intent in sentences)
      .slice(0, mostOffered)
      .map(({ intent }) => intent);
    if (intents.length === 0) return refusal;
    return { kind: 'offer', intents, filters, plans, text, ...language };
  }

  /** 'The last five payments' are several, and 'the last payment' is one. */
  const several = (meaning: Meaning): Meaning =>
    meaning.kind === 'question' && meaning.intent === 'pay.last' && (meaning.filters.limit ?? 1) > 1
      ? { ...meaning, intent: 'pay.list' }
      : meaning;

  /** Questions that a few words give away, so that no classifier is asked. */
  const intentByWords = (text: string) => {
    if (wantsAnotherEmail(text)) return emailChange;
    if (asksForActivity(text)) return 'activity.recent';
    return asksForPreferences(text) ? 'app.preferences' : appQuestion(text);
  };

  function single(said: string, context: Context, before: Meaning | undefined): Meaning {
    const text = withoutLayoutWish(said);
    const intent = intentByWords(text);
    if (intent) return { kind: 'question', intent, filters: {}, plans: [], text, ...languageIn(text) };
    const guessed = guess(withoutDays(text));
    const alone = several(decide(text, context, guessed));
    if (before?.kind !== 'question') return alone;
    const given = { filters: filtersIn(text, guessed.words, context), plans: plansIn(guessed.words) };
    return followUp({ text, alone, guess: guessed, ...given }, before, context) ?? alone;
  }

  const beforeOf = (before: Meaning | undefined): Before => {
    if (before?.kind === 'wish') return { isAfterEdit: before.wish.name === 'edit_profile' };
    if (before?.kind === 'question' && before.intent === emailChange) return { isAfterEdit: true };
    const plan = before?.kind === 'question' && before.plans.length === 1 ? before.plans[0] : undefined;
    return plan ? { plan } : {};
  };

  const isPleasantry = (meaning: Meaning) =>
    meaning.kind === 'question' && /^chat\.(?:hello|thanks|wrong|bye)$/.test(meaning.intent);
  const isSure = (meaning: Meaning) => meaning.kind === 'wish' || meaning.kind === 'question';

  /**
   * 'What is my name and location?' A list without a verb goes on about an edit. What has two names, such as 'my plan and my
   * subscription', is one question.
   */
  function listQuestions(text: string, context: Context, before: Meaning | undefined): readonly Meaning[] {
    if (text.length > maxListCharacters) return [];
    const isAfterEdit =
      beforeOf(before).isAfterEdit ||
      (before?.kind === 'question' && before.intent.startsWith('profile.edit'));
    const { words } = guess(withoutLayoutWish(text));
    const questions = questionsInList(words, isAfterEdit).map(({ intent, words: named }): Meaning => ({
      kind: 'question',
      intent,
      filters: intent === 'pay.list' ? filtersIn(named, named.split(' '), context) : {},
      plans: [],
      text,
      ...languageIn(text),
    }));
    return withoutRepeats(questions);
  }

  /** A sentence falls into two only where both parts are understood by themselves. */
  function clauses(
    text: string,
    context: Context,
    before: Meaning | undefined,
    depth = 0,
  ): readonly Meaning[] {
    const list = listQuestions(text, context, before);
    if (list.length > 0) return list;
    const wish = wishIn(text, beforeOf(before));
    if (depth < mostCuts.length) {
      const cuts = [...cutsIn(text)];
      const endOfList = cuts.findLastIndex(({ left }) => listQuestions(left, context, before).length > 0);
      // A list is not cut before its end.
      const tried = cuts.slice(Math.max(0, endOfList)).slice(0, mostCuts[depth]);
      for (const { left, right, isBareComma } of tried) {
        const leftWish = wishIn(left, beforeOf(before));
        const leftList = leftWish ? [] : listQuestions(left, context, before);
        const isList = leftList.length > 0;
        const first: Meaning = leftWish
          ? { kind: 'wish', wish: leftWish, text: left, ...languageIn(left) }
          : (leftList[0] ?? single(left, context, before));
        if (
          !isSure(first) ||
          !(leftWish || isList || isPleasantry(first) || asks(left) || wantsAnotherEmail(left))
        )
          continue;
        const rest = clauses(right, context, leftList.at(-1) ?? first, depth + 1);
        if (isBareComma && !dividedByComma(first, rest[0])) continue;
        if (leftWish ? takesBack(right) : asksHow(left) && rest[0]?.kind === 'wish') continue;
        if (
          !rest.every(
            (each) =>
              isSure(each) &&
              (each.kind === 'wish' ||
                asks(each.text) ||
                wantsAnotherEmail(each.text) ||
                isPleasantry(each) ||
                isPleasantry(first)),
          )
        )
          continue;
        if (isList) return withoutRepeats([...leftList, ...rest]);
        if (rest.some((each) => !differs(first, each))) continue;
        return [first, ...rest];
      }
    }
    if (wish) return [{ kind: 'wish', wish, text, ...languageIn(text) }];
    return [single(text, context, before)];
  }

  /** `last`: the user's message before this one. */
  function turn(text: string, context: Context, before: Meaning | undefined, last = ''): readonly Meaning[] {
    if (isInDistress(text)) return [single(text, context, undefined)];
    const alone = clauses(text.slice(0, maxCharacters), context, before);
    const field = fieldAskedFor(last);
    const value = asksForProfile(last) ? valueOfProfile(text, alone.some(isSure)) : undefined;
    if (value && alone.every(({ kind }) => kind !== 'wish'))
      return [{ kind: 'offer', intents: [], value, filters: {}, plans: [], text, ...languageIn(text) }];
    if (!field || alone.some(({ kind }) => kind === 'wish')) return alone;
    const isText = (each: Meaning) =>
      field === 'description' && each.kind === 'question' && each.intent === 'profile.edit' && !asks(text);
    const wish = valueFor(
      field,
      text,
      alone.some((each) => isSure(each) && !isText(each)),
    );
    return wish ? [{ kind: 'wish', wish, text, ...languageIn(text) }] : alone;
  }

  /** What the user means with these words. `said`: what they said before, the oldest first. */
  return function read(text: string, context: Context, said: readonly string[] = []): readonly Meaning[] {
    let before: Meaning | undefined;
    let last = '';
    for (const each of said.slice(-4)) {
      const whole = completed(last, each.slice(0, 500));
      before = turn(whole, context, before, last).at(-1) ?? before;
      last = whole;
    }
    return withoutPleasantries(joinEdits(turn(completed(last, text), context, before, last)), isPleasantry);
  };
}

/** 'Hi, which plan do I have?' wants the plan; 'Thanks!' alone wants an answer. */
function withoutPleasantries(meanings: readonly Meaning[], isPleasantry: (meaning: Meaning) => boolean) {
  const rest = meanings.filter((each) => !isPleasantry(each));
  return rest.length > 0 ? rest : meanings.slice(0, 1);
}
