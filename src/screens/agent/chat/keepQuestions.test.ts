import { describe, expect, it } from 'vitest';
import type { RefusedQuestion, RefusedQuestionsPort } from '../../../services/refusedQuestions.ts';
import { memory } from '../conversation/conversation.fixture.ts';
import { declinedKey, keepQuestions } from './keepQuestions.ts';

type Outcome = Awaited<ReturnType<RefusedQuestionsPort['keep']>>;

function asking(...outcomes: readonly Outcome[]) {
  const sent: RefusedQuestion[] = [];
  const storage = memory();
  const port: RefusedQuestionsPort = {
    async keep(question) {
      sent.push(question);
      return outcomes[sent.length - 1] ?? 'kept';
    },
  };
  const load = async () => port;
  return { sent, storage, load, questions: keepQuestions({ load, storage: () => storage }) };
}

describe('may we keep this question', () => {
  it('sends nothing before a yes, and one yes once, however often it is pressed [A97, R9]', async () => {
    const { questions, sent } = asking();
    expect(questions.get('m1')).toBe('asked');
    expect(sent).toEqual([]);
    const presses = [questions.agree('m1', 'Where is my dog?'), questions.agree('m1', 'Where is my dog?')];
    expect(questions.get('m1')).toBe('sending');
    await Promise.all(presses);
    await questions.agree('m1', 'Where is my dog?');
    expect(sent).toEqual([{ words: 'Where is my dog?', request: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    expect([questions.get('m1'), questions.get('m2')]).toEqual(['kept', 'asked']);
  });

  it('stays after a failure, and is sent again as the same request [A97]', async () => {
    const { questions, sent } = asking('failed');
    await questions.agree('m1', 'Where is my dog?');
    expect(questions.get('m1')).toBe('failed');
    await questions.agree('m1', 'Where is my dog?');
    expect(questions.get('m1')).toBe('kept');
    expect(sent[1]).toEqual(sent[0]);
  });

  it('fails where its code cannot be fetched [A97]', async () => {
    const load = () => Promise.reject(new Error('offline'));
    const questions = keepQuestions({ load, storage: memory });
    await questions.agree('m1', 'Where is my dog?');
    expect(questions.get('m1')).toBe('failed');
  });

  it('is asked no more on this device after a no [A97]', async () => {
    const { questions, storage, load, sent } = asking();
    questions.decline('m1');
    expect([questions.get('m1'), questions.get('m2')]).toEqual(['declined', 'unasked']);
    await questions.agree('m2', 'Where is my dog?');
    expect(sent).toEqual([]);
    expect(storage.kept.get(declinedKey)).toBe('no');
    expect(keepQuestions({ load, storage: () => storage }).get('m3')).toBe('unasked');
  });

  it('takes a no where the browser denies storage [A97]', () => {
    const questions = keepQuestions({
      load: async () => ({ keep: async () => 'kept' as const }),
      storage: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    questions.decline('m1');
    expect(questions.get('m2')).toBe('unasked');
  });
});
