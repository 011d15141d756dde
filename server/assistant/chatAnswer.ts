import { randomId } from '../../src/services/randomId.ts';
import type { AnswerSource } from '../../src/services/chat.ts';
import type { Step } from './engine.ts';

/** What of an answer has been given so far. */
export interface GivenAnswer {
  text: string;
  calls: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
  sources: AnswerSource[];
  /** True: the question was refused, and may be kept if the user agrees. 'limit': the month's messages are used up. */
  refused: boolean | 'limit';
}

export const nothingGiven = (): GivenAnswer => ({ text: '', calls: [], sources: [], refused: false });

/** Adds a step to the answer. Returns the events of the stream that say so, in the provider's shape. */
export function addStep(answer: GivenAnswer, step: Step): readonly { path: string; delta: unknown }[] {
  const output = 'chat.output[0]';
  if (step.type === 'text') {
    answer.text += step.delta;
    return step.delta === '' ? [] : [{ path: `${output}.content`, delta: step.delta }];
  }
  if (step.type === 'source') {
    const { ref, table, ids } = step;
    answer.sources.push({ ref, table, ids });
    return [{ path: `${output}.sources`, delta: { ref, table, ids } }];
  }
  if (step.type === 'refused' || step.type === 'used-up') {
    answer.refused = step.type === 'refused' || 'limit';
    return [{ path: `${output}.refused`, delta: answer.refused }];
  }
  const id = `call-${randomId()}`;
  const given = { name: step.name, arguments: JSON.stringify(step.arguments) };
  const path = `${output}.tool_calls[${answer.calls.length}]`;
  answer.calls.push({ id, type: 'function', function: given });
  return [
    { path: `${path}.id`, delta: id },
    { path: `${path}.function.name`, delta: given.name },
    { path: `${path}.function.arguments`, delta: given.arguments },
  ];
}

/** The message of an answer that is not streamed. */
export const wholeMessage = ({ text, calls, sources, refused }: GivenAnswer) => ({
  role: 'assistant',
  content: text,
  ...(calls.length > 0 && { tool_calls: calls }),
  ...(sources.length > 0 && { sources }),
  ...(refused && { refused }),
});

export interface StreamOptions {
  /** Comes with each event: the provider's name for the conversation. */
  head: object;
  /** Milliseconds of silence after which a comment is sent, so that the page goes on waiting. */
  keepAliveMs: number;
  /** Milliseconds between two words; 0 to pass on what the engine gives as it comes. */
  paceMs: number;
  onStep: (step: Step) => readonly object[];
  /** The answer is complete, or nobody reads it any more. Called once or twice, and awaited before the stream says its end. */
  onEnd: () => Promise<void>;
  /** The engine failed in a way that it should not. */
  onError: (error: unknown) => void;
  /** Nobody reads it any more. */
  onLeave: () => void;
}

const wordsOf = (step: Step, paceMs: number): readonly Step[] =>
  step.type === 'text' && paceMs > 0
    ? (step.delta.match(/\s*\S+|\s+$/g) ?? []).map((delta) => ({ type: 'text', delta }))
    : [step];

/** The steps as server-sent events, one after another as they are read. */
export function eventStream(steps: AsyncGenerator<Step>, options: StreamOptions): ReadableStream<Uint8Array> {
  const { head, keepAliveMs, paceMs, onStep, onEnd, onError, onLeave } = options;
  const encoder = new TextEncoder();

  async function* lines(): AsyncGenerator<string> {
    try {
      for await (const step of steps)
        for (const word of wordsOf(step, paceMs)) {
          if (paceMs > 0) await new Promise((resolve) => setTimeout(resolve, paceMs));
          for (const event of onStep(word)) yield `data: ${JSON.stringify({ ...head, ...event })}\n\n`;
        }
      await onEnd();
    } catch (error) {
      onError(error);
      yield `data: ${JSON.stringify({ ...head, error: { message: 'The assistant could not answer.' } })}\n\n`;
    } finally {
      await onEnd();
    }
    yield 'data: [DONE]\n\n';
  }

  const events = lines();
  let keepAlive: ReturnType<typeof setInterval> | undefined;
  return new ReadableStream({
    async pull(controller) {
      keepAlive = setInterval(() => controller.enqueue(encoder.encode(': waiting\n\n')), keepAliveMs);
      const { done, value } = await events.next().finally(() => clearInterval(keepAlive));
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel() {
      // A stream that is closed takes nothing more: the next tick would end the process.
      clearInterval(keepAlive);
      onLeave();
      // Not awaited: the engine may be in the middle of a step.
      void events.return(undefined);
    },
  });
}
