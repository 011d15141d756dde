import { expect, it } from 'vitest';
import { speechDetector } from './speechDetector.ts';

const times = (count: number, level: number) => Array.from({ length: count }, () => level);

/** Marks each level at which the user is speaking by 'x', the others by '.'. */
function run(agentSpeaks: boolean, levels: readonly number[], detector = speechDetector()) {
  return levels.map((level) => (detector.hear(level, agentSpeaks) ? 'x' : '.')).join('');
}

it.each<[string, boolean, number[], string]>([
  ['silence', false, times(5, 0.02), '.....'],
  ['a click', false, [0, 0.9, 0, 0], '....'],
  ['a voice', false, [0, 0.3, 0.3, 0.3], '..xx'],
  ['a breath between words', false, [0.3, 0.3, ...times(5, 0), 0.3], '.xxxxxxx'],
  ['a voice that sinks, but not to silence', false, [0.3, 0.3, ...times(8, 0.09)], '.xxxxxxxxx'],
  ['the end of speech', false, [0.3, 0.3, ...times(7, 0)], '.xxxxxx..'],
  ['the agent alone', true, times(30, 0.35), '.'.repeat(30)],
  ['the agent getting louder by and by', true, [...times(6, 0.1), ...times(10, 0.19)], '.'.repeat(16)],
  ['a cough over the agent', true, [...times(6, 0.1), 0.9, 0.9, 0.1], '.........'],
  ['somebody over the agent', true, [...times(6, 0.1), 0.5, 0.5, 0.5, 0.5], '........xx'],
  ['somebody too soon', true, times(5, 0.9), '.....'],
  ['somebody over a loud loudspeaker', true, [...times(6, 0.4), ...times(4, 0.7)], '..........'],
])('recognises the user’s voice: %s [S8]', (_, agentSpeaks, levels, expected) =>
  expect(run(agentSpeaks, levels)).toBe(expected),
);

it('a user who was already speaking when the agent begins does not interrupt it [S8]', () => {
  const detector = speechDetector();
  expect(run(false, times(4, 0.3), detector)).toBe('.xxx');
  expect(run(true, times(5, 0.05), detector)).toBe('.....');
});
