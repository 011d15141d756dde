/** `npm run build:assistant`: trains the assistant's understanding and writes its weights. */
import { writeFileSync } from 'node:fs';
import { trainingExamples } from './examples.ts';
import { fingerprintOf } from './fingerprint.ts';
import { train } from './train.ts';
import { writeModel } from '../../server/assistant/rules/model.ts';

const target = new URL('../../server/assistant/rules/weights.ts', import.meta.url);
const examples = trainingExamples();
const started = performance.now();

const source = `// Written by \`npm run build:assistant\` from scripts/assistant/examples. Do not edit.

/** Of the examples and of how they are read: a test holds it against today's. */
export const fingerprint = '${fingerprintOf(examples)}';

export const weights =
  '${await writeModel(train(examples))}';
`;
writeFileSync(target, source);
console.log(
  `${examples.length} examples, ${(source.length / 1000).toFixed(1)} kB of weights, ` +
    `${((performance.now() - started) / 1000).toFixed(1)} s`,
);
