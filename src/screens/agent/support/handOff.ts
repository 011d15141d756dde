// Sending the conversation to a person of support, with the user's consent:
//   handOff.ts         what it is, apart from what draws it; sentThread.ts: what is sent
//   HandOffPlace.tsx   shows the dialog when somebody asks for it, whose code loads then
//   HandOffDialog.tsx  the dialog: what is sent, to whom, and a note
//   SupportState.tsx   what has become of it, on the card in the conversation
import { failed, type Result } from '../../../services/result.ts';
import { errorMessages } from '../../../services/messages.ts';
import { storableText } from '../../../services/storableText.ts';
import type { SupportOutcome, SupportPort, SupportRequest } from '../../../services/support.ts';
import type { Entry } from '../conversation/entries.ts';
import { observableValue } from '../conversation/observableValue.ts';
import type { TaskOutcome } from '../conversation/tasks.ts';
import { sentThread, type KeptThread } from './sentThread.ts';

export interface HandOffOptions {
  user: { id: string; email: string };
  /** The address of support. */
  address: string;
  /** Fetches the code that reads and writes requests. */
  load: () => Promise<SupportPort>;
  /** The conversation as the database has it. Without it, it is known by its first entry on the page. */
  kept?: () => KeptThread | undefined;
}

/** What the dialog is open for. `id`: of the card, and of the request that it may become. */
export interface AskedHandOff {
  id: string;
  conversation: string;
  thread: string;
  settle: (outcome: TaskOutcome) => void;
}

/** The user closed the dialog. */
const notSent: TaskOutcome = { ok: false, isDeclined: true, result: 'The user decided not to send it.' };

/** Shows what would be sent to support, and sends it when the user agrees. Lives as long as the conversation. [A80] */
export function handOff({ user, address, load, kept }: HandOffOptions) {
  const asked = observableValue<AskedHandOff | undefined>(undefined);
  /** What was typed and not sent: closing the dialog loses nothing. */
  const note = observableValue('');

  async function tried<T>(attempt: (port: SupportPort) => Promise<Result<T>>): Promise<Result<T>> {
    try {
      return await attempt(await load());
    } catch {
      // The code could not be fetched.
      return failed({ kind: 'unavailable', message: errorMessages.unavailable });
    }
  }

  return {
    user,
    address,
    asked,
    note,

    /** Opens the dialog. Resolves when the request is sent, or the user has closed it. */
    ask: (id: string, entries: readonly Entry[]) =>
      new Promise<TaskOutcome>((resolve) => {
        asked.get()?.settle({ ok: false, result: 'Not sent: another request was opened instead.' });
        asked.set({
          id,
          ...sentThread(entries, id, kept?.()),
          settle(outcome) {
            asked.set(undefined);
            resolve(outcome);
          },
        });
      }),

    cancel: () => asked.get()?.settle(notSent),

    /** Sends it. The dialog stays open for everything but success. */
    async send({ id, conversation, thread, settle }: AskedHandOff): Promise<Result<SupportOutcome>> {
      const sent = await tried((port) =>
        port.send(user.id, { id, conversation, thread, note: storableText(note.get()).trim() }),
      );
      if (sent.ok && sent.value.outcome === 'sent') {
        note.set('');
        settle({ ok: true, result: `It was sent to ${address}, who will answer by email.` });
      }
      return sent;
    },

    state: (id: string): Promise<Result<SupportRequest>> => tried((port) => port.load(user.id, id)),
  };
}

export type HandOff = ReturnType<typeof handOff>;
