import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../src/screens/agent/conversation/yesOrNo.ts';
import { translatorFor } from '../../src/screens/shell/language/translatorFor.ts';
import { namedYes, spokenYes } from '../../src/services/tools.ts';
import { askingTasks, agentSentences } from './agentSentences.ts';

const languages = globSync('translations/*.json').map((file) => {
  const { sentences } = JSON.parse(readFileSync(file, 'utf8')) as { sentences: Record<string, string> };
  return [basename(file, '.json'), translatorFor(sentences), sentences] as const;
});

describe.each(languages)('in %s', (_language, translate, sentences) => {
  it('the words by which a card says to agree are taken for a yes to that card, and to no other [W5, A41]', () => {
    for (const task of askingTasks) {
      const others = askingTasks.filter((other) => other !== task);
      const named = translate(namedYes(task));
      expect(readAnswer(named, task)).toEqual({ answer: 'yes', isNamed: true });
      expect(others.filter((other) => readAnswer(named, other))).toEqual([]);
      expect(readAnswer(translate(spokenYes(task).words), task)?.answer).toBe('yes');
    }
  });

  it('a sentence of the agent is said whole, with its values in it [W5]', () => {
    for (const sentence of agentSentences) {
      const values = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const finished = sentence.replaceAll(/\{(\w+)\}/g, '<$1>');
      const expected = sentences[sentence]?.replaceAll(/\{(\w+)\}/g, '<$1>');
      expect(translate(finished)).toBe(expected);
      for (const value of values) expect(translate(finished)).toContain(`<${value}>`);
    }
  });
});
