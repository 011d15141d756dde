import { namedYes, spokenYes } from '../../../services/tools.ts';
import type { VoiceEvent } from '../../../services/voiceEvents.ts';
import type { Utterance } from './callTranscript.ts';
import { isCardOpen, message, type Entry, type TaskEntry } from './entries.ts';
import type { MessageStore } from './messageStore.ts';
import type { ObservableValue } from './observableValue.ts';
import { readAnswer, type Answer } from './yesOrNo.ts';

export interface CardAnswersOptions {
  messages: MessageStore;
  live: Pick<ObservableValue<readonly Utterance[]>, 'get'>;
  confirm: (id: string) => void;
  decline: (id: string) => void;
  /** The agent's voice says a sentence of the page's own. */
  speak: (text: string) => void;
}

/** The user's words are the answer to a card. */
export interface CardAnswer {
  cardId: string;
  /** The words say more than a no: they are for the assistant as well. */
  goesOn?: true;
  /** Does what the answer says. Call it once the words are in the thread. */
  take: () => void;
}

const sayInstead = (yes: string) => `To go ahead by voice, say “${yes}”.`;

/** What is said to somebody whose yes was heard, but is not enough. */
export const yesWithName = (yes: string) => `Nothing has changed yet. To go ahead by voice, say “${yes}”.`;

/** What is said to somebody who said yes while several cards ask: a yes for the wrong one might cost money. */
export const yesToSeveral =
  'More than one card waits for your answer. Nothing has changed yet: press the button of the one you mean.';

const isSaidByUser = (entry: Entry) => entry.type === 'message' && entry.sender === 'user';

/**
 * Takes the user's yes or no to a card before anything is sent: the page has asked, so the page hears the answer, and no engine decides
 * what a yes was for. A yes is never sent; a no only where it goes on. [A40]
 */
export function cardAnswers({ messages, live, confirm, decline, speak }: CardAnswersOptions) {
  /** The card that was agreed to aloud, about which the page itself has then said how to agree. [A41] */
  let nameAskedFor: string | undefined;

  /** The newest of several cards, since somebody who said yes was told to press a button: it takes a no, and a yes is told so again. */
  let pressAskedFor: string | undefined;

  /** The messages in which the page has said that several cards ask, and those cards. */
  const saidByPage = new Set<string>();
  const toBePressed = new Set<string>();

  /** The cards that ask, in their order. None while one of them is carried out: the answer may be meant for that one. */
  function askingCards(): readonly TaskEntry[] {
    const open = messages
      .get()
      .entries.filter(isCardOpen)
      .filter(({ state }) => state !== 'waiting');
    return open.every(({ state }) => state === 'asked') ? open : [];
  }

  /**
   * Which answers the card takes now. `any`: nothing else was said since it asks. In a call the agent may go on talking: it says what
   * the card is about. `named`: something else was, so that a bare yes may be for that. `none`: the words continue others of the user.
   */
  function answersTaken(card: TaskEntry): 'any' | 'named' | 'none' {
    // What the page itself has said about the card, and nothing that the user has said, came in between.
    if (nameAskedFor === card.id) return 'any';
    const { entries, inCall } = messages.get();
    const isAboutCard = (entry: Entry) =>
      entry.type === 'task' ||
      saidByPage.has(entry.id) ||
      (entry.type === 'message' && entry.decides === card.id);
    const since = entries.slice(entries.indexOf(card) + 1).filter((entry) => !isAboutCard(entry));
    if (!since.some(inCall ? isSaidByUser : () => true)) return 'any';
    const last = since.findLast(isSaidByUser);
    if (!last || since.at(-1) !== last) return 'named';
    const position = messages.positionOf(last.id);
    return live.get().some((each) => each.sender === 'ai' && each.position > position) ? 'named' : 'none';
  }

  const isTaken = (card: TaskEntry, given: Answer, isOneOfSeveral: boolean) => {
    const taken = answersTaken(card);
    return (
      (isOneOfSeveral && pressAskedFor === card.id) ||
      taken === 'any' ||
      (taken === 'named' && given.answer === 'yes' && given.isNamed)
    );
  };

  /** The card says what to say from now on: a bare yes would be for the agent. */
  function askForName(card: TaskEntry) {
    if (!card.task || spokenYes(card.task).isNameNeeded || card.note) return;
    messages.replace({ ...card, note: sayInstead(namedYes(card.task)) });
  }

  function answerTo(card: TaskEntry, given: Answer, isSpoken: boolean): CardAnswer {
    const { id: cardId, task } = card;
    if (given.answer === 'no')
      return { cardId, take: () => decline(cardId), ...(given.goesOn && { goesOn: true }) };
    const wanted = task && spokenYes(task);
    if (!isSpoken || given.isNamed || !wanted?.isNameNeeded) return { cardId, take: () => confirm(cardId) };
    return {
      cardId,
      take() {
        nameAskedFor = cardId;
        messages.replace({ ...card, note: yesWithName(wanted.words) });
        speak(yesWithName(wanted.words));
      },
    };
  }

  /** Tells somebody who said yes while several cards ask to press the button of one. */
  function askForPress(asking: readonly TaskEntry[], { id }: TaskEntry): CardAnswer {
    return {
      cardId: id,
      take() {
        pressAskedFor = id;
        for (const card of asking) toBePressed.add(card.id);
        if (messages.get().inCall) return speak(yesToSeveral);
        const said = message('ai', yesToSeveral, { outcome: 'failed' });
        saidByPage.add(said.id);
        messages.add(said);
      },
    };
  }

  function read(text: string, isSpoken: boolean, hasBegunBefore = (_card: TaskEntry) => false) {
    const asking = askingCards();
    const card = asking.at(-1);
    const given = card?.task && !hasBegunBefore(card) ? readAnswer(text, card.task) : undefined;
    if (card && given && isTaken(card, given, asking.length > 1)) {
      if (given.answer === 'yes' && asking.length > 1) return askForPress(asking, card);
      // A yes may be for what was said since to somebody who was told to press, unless it names the task.
      if (given.answer === 'no' || given.isNamed || !toBePressed.has(card.id))
        return answerTo(card, given, isSpoken);
    }
    if (card && asking.length === 1 && messages.get().inCall) askForName(card);
    nameAskedFor = undefined;
    pressAskedFor = undefined;
    return undefined;
  }

  return {
    readTyped: (text: string) => read(text, false),

    /** Read it before the event becomes an entry. Words that the agent has not heard yet are kept from it. */
    readEvent(event: VoiceEvent): CardAnswer | undefined {
      if (event.type === 'call-start' || event.type === 'call-end') {
        nameAskedFor = undefined;
        pressAskedFor = undefined;
      }
      if (event.type !== 'transcript' || event.role !== 'user' || !event.final || !messages.get().inCall)
        return undefined;
      const begun = live.get().find(({ sender }) => sender === 'user');
      // Somebody who began to speak before the card was there has not answered it.
      const answer = read(
        event.text,
        true,
        (card) => begun !== undefined && begun.position < messages.positionOf(card.id),
      );
      if (answer && !answer.goesOn) event.withhold?.();
      return answer;
    },
  };
}
