import { markdownToText } from '../../../src/services/markdownToText.ts';
import { randomId } from '../../../src/services/randomId.ts';
import type { Step } from '../engine.ts';

/** Where a sentence or a line ends that nothing can change any more; -1 where none does. */
function settledEnd(text: string) {
  const ends = [...text.matchAll(/\n|(?<=[.!?:][)\]*_"']*)[ \t]+/g)].map(({ index }) => index);
  // A link may hold a full stop.
  return ends.findLast((end) => !/\[[^\]]*$|\]\([^)]*$/.test(text.slice(0, end))) ?? -1;
}

/** An engine's words as they are spoken: sentence by sentence, without Markdown. */
function spokenText() {
  let pending = '';
  const spoken = (markdown: string) => {
    const words = markdownToText(markdown);
    return words === '' ? '' : `${words} `;
  };
  return {
    push(delta: string): string {
      pending += delta;
      const end = settledEnd(pending);
      if (end < 0) return '';
      const settled = pending.slice(0, end);
      pending = pending.slice(end);
      return spoken(settled);
    },
    end(): string {
      const rest = pending;
      pending = '';
      return spoken(rest);
    },
  };
}

interface Delta {
  role?: 'assistant';
  content?: string;
  tool_calls?: readonly object[];
}

/** The steps as OpenAI-compatible deltas. `tools`: those that the caller has; the others would reach nobody. */
export async function* deltasOf(
  steps: AsyncIterable<Step>,
  tools: readonly string[] | undefined,
): AsyncGenerator<Delta, 'stop' | 'tool_calls'> {
  const text = spokenText();
  let calls = 0;
  yield { role: 'assistant', content: '' };
  for await (const step of steps) {
    if (step.type === 'text') {
      const content = text.push(step.delta);
      if (content) yield { content };
    } else if (step.type === 'call' && (!tools || tools.includes(step.name))) {
      const { name } = step;
      const rest = text.end();
      if (rest) yield { content: rest };
      yield {
        tool_calls: [
          {
            index: calls++,
            id: `call_${randomId()}`,
            type: 'function',
            function: { name, arguments: JSON.stringify(step.arguments) },
          },
        ],
      };
    }
  }
  const rest = text.end();
  if (rest) yield { content: rest };
  return calls > 0 ? 'tool_calls' : 'stop';
}

const headOf = (model: string, now: Date) => ({
  id: `chatcmpl-${randomId()}`,
  created: Math.floor(now.getTime() / 1000),
  model,
});

/** Server-sent events, as an OpenAI-compatible client reads them. */
export function streamedCompletion(
  deltas: AsyncGenerator<Delta, string>,
  { model, now, onLeave }: { model: string; now: Date; onLeave: () => void },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const head = { ...headOf(model, now), object: 'chat.completion.chunk' };
  const event = (delta: Delta, reason: string | null = null) =>
    encoder.encode(
      `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
    );
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await deltas.next();
      if (!done) return controller.enqueue(event(value));
      controller.enqueue(event({}, value));
      controller.enqueue(encoder.encode('data: [DONE]\n\n'));
      controller.close();
    },
    cancel() {
      onLeave();
      // Not awaited: the engine may be in the middle of a step.
      void deltas.return('stop');
    },
  });
}

/** The whole answer as one object. */
export async function wholeCompletion(deltas: AsyncGenerator<Delta, string>, model: string, now: Date) {
  let content = '';
  const calls: object[] = [];
  let next = await deltas.next();
  for (; !next.done; next = await deltas.next()) {
    content += next.value.content ?? '';
    calls.push(...(next.value.tool_calls ?? []));
  }
  const message = {
    role: 'assistant',
    content: content.trimEnd(),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
  return {
    ...headOf(model, now),
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: next.value }],
  };
}
