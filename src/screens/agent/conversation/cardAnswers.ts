import { namedYes, spokenYes } from '../../../services/tools.ts';
import type { VoiceEvent } from '../../../services/voiceEvents.ts';
import type { Utterance } from './callTranscript.ts';
import { isCardOpen, type Entry, type TaskEntry } from './entries.ts';
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
  /** Does what the answer says. Call it once the words are in the thread. */
  take: () => void;
}

const sayInstead = (yes: string) => `To go ahead by voice, say “${yes}”.`;

/** What is said to somebody whose yes was heard, but is not enough. */
export const yesWithName = (yes: string) => `Nothing has changed yet. To go ahead by voice, say “${yes}”.`;

const isSaidByUser = (entry: Entry) => entry.type === 'message' && entry.sender === 'user';

/**
 * Takes the user's yes or no to a card before anything is sent: the page has asked, so the page hears the answer, and no engine decides
 * what a yes was for. [A40]
 */
export function cardAnswers({ messages, live, confirm, decline, speak }: CardAnswersOptions) {
  /** The card that was agreed to aloud without its name, which the page has asked for since. [A41] */
  let nameAskedFor: string | undefined;

  /** The one card that asks. */
  function askingCard(): TaskEntry | undefined {
    const open = messages
      .get()
      .entries.filter(isCardOpen)
      .filter(({ state }) => state !== 'waiting');
    const [card] = open;
    return open.length === 1 && card?.state === 'asked' ? card : undefined;
  }

  /**
   * Which answers the card takes now. `any`: nothing else was said since it asks. In a call the agent may go on talking: it says what
   * the card is about. `named`: something else was, so that a bare yes may be for that. `none`: the words continue others of the user.
   */
  function answersTaken(card: TaskEntry): 'any' | 'named' | 'none' {
    // What the page itself has said about the card, and nothing that the user has said, came in between.
    if (nameAskedFor === card.id) return 'any';
    const { entries, inCall } = messages.get();
    const since = entries.slice(entries.indexOf(card) + 1).filter(({ type }) => type !== 'task');
    if (!since.some(inCall ? isSaidByUser : () => true)) return 'any';
    const last = since.findLast(isSaidByUser);
    if (!last || since.at(-1) !== last) return 'named';
    const position = messages.positionOf(last.id);
    return live.get().some((each) => each.sender === 'ai' && each.position > position) ? 'named' : 'none';
  }

  const isTaken = (card: TaskEntry, given: Answer) => {
    const taken = answersTaken(card);
    return taken === 'any' || (taken === 'named' && given.answer === 'yes' && given.isNamed);
  };

  /** The card says what to say from now on: a bare yes would be for the agent. */
  function askForName(card: TaskEntry) {
    if (!card.task || spokenYes(card.task).isNameNeeded || card.note) return;
    messages.replace({ ...card, note: sayInstead(namedYes(card.task)) });
  }

  function answerTo(card: TaskEntry, given: Answer, isSpoken: boolean): CardAnswer {
    const { id: cardId, task } = card;
    if (given.answer === 'no') return { cardId, take: () => decline(cardId) };
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

  function read(text: string, isSpoken: boolean, hasBegunBefore = (_card: TaskEntry) => false) {
    const card = askingCard();
    const given = card?.task && !hasBegunBefore(card) ? readAnswer(text, card.task) : undefined;
    if (card && given && isTaken(card, given)) return answerTo(card, given, isSpoken);
    if (card && messages.get().inCall) askForName(card);
    nameAskedFor = undefined;
    return undefined;
  }

  return {
    readTyped: (text: string) => read(text, false),

    /** Read it before the event becomes an entry. Words that the agent has not heard yet are kept from it. */
    readEvent(event: VoiceEvent): CardAnswer | undefined {
      if (event.type !== 'transcript' || event.role !== 'user' || !event.final || !messages.get().inCall)
        return undefined;
      const begun = live.get().find(({ sender }) => sender === 'user');
      // Somebody who began to speak before the card was there has not answered it.
      const answer = read(
        event.text,
        true,
        (card) => begun !== undefined && begun.position < messages.positionOf(card.id),
      );
      if (answer) event.withhold?.();
      return answer;
    },
  };
}
