import { createHash } from 'node:crypto';
import { featuresOf } from '../../server/assistant/rules/features.ts';
import { tokensOf } from '../../server/assistant/rules/plain.ts';
import type { Example } from './examples.ts';

/** It changes with every example, and with every change in what the classifier sees of them. */
export function fingerprintOf(examples: readonly Example[]): string {
  const hash = createHash('sha256');
  for (const { intent, text } of examples)
    hash.update(`${intent}\n${featuresOf(tokensOf(text), () => true).join('\n')}\n\n`);
  return hash.digest('hex').slice(0, 16);
}
